import type { CallToMake } from '@homecare/sdk/families'
import { dateWords } from '@homecare/sdk/kit'
import { callsToMakeTexts as words } from '@homecare/sdk/texts'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'

/** What came of the tries to call a family, the latest first; nothing where nobody has tried. */
export function PastCalls({ calls }: { calls: readonly CallToMake[] }) {
  const say = useSay()
  const tries = calls
    .flatMap(({ attempts, time_zone }) => attempts.map((attempt) => ({ ...attempt, time_zone })))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
  if (tries.length === 0) return null
  return (
    <Section title={say(words.history)}>
      <List look="lines" items={tries} by={({ at }) => at}>
        {({ at, by, reached, time_zone }) => (
          <p>
            {say(reached ? words.tryReached : words.tryMissed, {
              when: dateWords(at, 'dateTime', say.locale, time_zone),
              by: by ?? say(words.somebody),
            })}
          </p>
        )}
      </List>
    </Section>
  )
}
