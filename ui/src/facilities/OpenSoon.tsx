import type { BoardShift } from '@homecare/sdk/facilities'
import { dateWords, dayIn } from '@homecare/sdk/kit'
import { partOfDay } from '@homecare/sdk/shifts'
import { boardTexts as words } from '@homecare/sdk/texts'
import { clock } from '../kit/icons/care'
import { Icon } from '../kit/icons/Icon'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { partWords } from './boardWords'
import { Role } from './Role'

/** What is open and begins soon, each with who applied and where one of them is chosen. */
export function OpenSoon({ shifts, zone, now }: { shifts: readonly BoardShift[]; zone: string; now: Date }) {
  const say = useSay()
  if (shifts.length === 0) return null
  const today = dayIn(zone, now)
  return (
    <ul className="board-soon" role="list">
      {shifts.map((shift) => {
        const time = dateWords(shift.start, 'time', say.locale, zone).replace(':00', '')
        const when = shift.day === today ? words.soonToday : words.soonTomorrow
        const part = say(partWords[partOfDay(shift.start_time, shift.end_time) ?? 1]).toLowerCase()
        const { applicants } = shift
        return (
          <li key={shift.id}>
            <Icon of={clock} />
            <p>
              <b>{say(when, { time })}</b> <Role ids={shift.license_types} />, {part}.{' '}
              {applicants > 0 ? say.count(words.soonApplied, applicants) : say(words.soonNobody)}
            </p>
            <Link look="plain" href={`/facilities/shifts/${shift.id}`}>
              {say(applicants > 0 ? words.choose : words.look)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
