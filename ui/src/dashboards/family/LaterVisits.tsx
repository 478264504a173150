import type { Visit } from '@homecare/sdk/hiring'
import { dateWords } from '@homecare/sdk/kit'
import { nameOf } from '../../caregivers/cardView'
import { timeWords } from '../../clock/timeWords'
import { useMayView } from '../../frame/useMayView'
import { PersonRow } from '../../hiring/PersonRow'
import { Card } from '../../kit/layout/Card'
import { LongList } from '../../kit/layout/LongList'
import { useSay } from '../../kit/say'

/** The visits of later days, a line each: when, who comes, and what was noted. */
export function LaterVisits({ visits }: { visits: readonly Visit[] }) {
  const say = useSay()
  const mayView = useMayView()
  return (
    <Card>
      <LongList look="lines" items={visits} by={({ id }) => id} first={6}>
        {({ id, connection_id, person, start, end, time_zone, note }) => {
          const page = `/next-shift/${connection_id}/${id}` as const
          const name = nameOf(person)
          return (
            <PersonRow
              name={dateWords(start, 'weekday', say.locale, time_zone)}
              photo={person.photo}
              of={name}
              href={mayView(page) ? page : null}
              facts={[say(timeWords(start, end, time_zone)), name, note].filter(Boolean).join(' · ')}
            />
          )
        }}
      </LongList>
    </Card>
  )
}
