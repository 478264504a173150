import type { CallToMake } from '@homecare/sdk/families'
import { callsToMakeTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useAnswers } from '../kit/useAnswers'
import { CallToMakeRow } from './CallToMakeRow'

interface CallsToMakeProps {
  calls: readonly CallToMake[]
  /** It stands on the page of their family. */
  ofOne?: boolean
}

/** The calls that a care manager is to make, each with its answers in place; nothing where there are none. */
export function CallsToMake({ calls, ofOne }: CallsToMakeProps) {
  const say = useSay()
  const { rows, open, answered } = useAnswers(calls, ({ id, version }) => `${id} ${version}`)
  if (rows.length === 0) return null
  return (
    <Section
      title={
        <>
          {say(words.title)} {open > 0 && <Badge tone="new">{open}</Badge>}
        </>
      }
    >
      <Card>
        <List look="lines" items={rows} by={({ key }) => key}>
          {({ item, answer }) => (
            <CallToMakeRow
              call={item}
              href={ofOne ? undefined : `/advised-families/${item.family.id}`}
              answer={answer}
              onAnswered={(given) => answered(item, given)}
            />
          )}
        </List>
      </Card>
    </Section>
  )
}
