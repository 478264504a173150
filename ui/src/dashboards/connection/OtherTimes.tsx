import { connectionPage, type ConnectionPeriod } from '@homecare/sdk/hiring'
import { dateWords } from '@homecare/sdk/kit'
import { hubTexts as words } from '@homecare/sdk/texts'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay, type Say } from '../../kit/say'
import type { OpenConnection } from './openConnection'

/** The other times at which the two worked together. */
export function OtherTimes({ open: { connection, side } }: { open: OpenConnection }) {
  const say = useSay()
  const ended = (connection.others ?? []).filter(({ goes_on }) => !goes_on)
  if (ended.length === 0) return null
  return (
    <Section title={say(words.otherTimes)}>
      <Card>
        <List look="lines" items={ended} by={({ id }) => id}>
          {(period) => <Link href={connectionPage(side, period.id)}>{daysOf(period, say)}</Link>}
        </List>
      </Card>
    </Section>
  )
}

function daysOf({ start_date, end_date }: ConnectionPeriod, say: Say): string {
  const day = (value: string) => dateWords(value, 'day', say.locale)
  if (start_date && end_date) return say(words.fromTo, { from: day(start_date), to: day(end_date) })
  return end_date ? say(words.until, { to: day(end_date) }) : say(words.otherTimes)
}
