import { notClockedIn, type AgencyShift } from '@homecare/sdk/agency'
import { dayIn } from '@homecare/sdk/kit'
import { agencyDeskTexts as words, visitStandingTexts } from '@homecare/sdk/texts'
import { clockWords, timeWords } from '../../clock/timeWords'
import { Badge } from '../../kit/figures/Badge'
import { useSay } from '../../kit/say'
import { placeOf, whenOf } from './words'

interface ShiftLineProps {
  shift: AgencyShift
  now: Date
  /** Whose it is: among those of today, of which the day need not be said. */
  name?: string
}

/** A shift of somebody: when, where, and how it stands. */
export function ShiftLine({ shift, name, now }: ShiftLineProps) {
  const say = useSay()
  const { status, start, end, clock_in_at, clock_out_at, time_zone } = shift
  const time = (instant: string) => say(clockWords(instant, time_zone))
  const isToday = dayIn(time_zone, new Date(start)) === dayIn(time_zone, now)
  const hours = isToday ? say(timeWords(start, end, time_zone)) : whenOf(say, shift)
  const missing = notClockedIn(shift, now)
  return (
    <div className="agency-line">
      <div>
        <strong>{name ?? whenOf(say, shift)}</strong>
        <p className="soft">{[name && hours, placeOf(say, shift)].filter(Boolean).join(' · ')}</p>
        {clock_in_at && clock_out_at && (
          <p className="soft">{say(words.worked, { from: time(clock_in_at), to: time(clock_out_at) })}</p>
        )}
      </div>
      {status === 'assigned' && <Badge tone="warn">{say(words.toConfirm)}</Badge>}
      {missing && <Badge tone="warn">{say(visitStandingTexts[missing])}</Badge>}
      {clock_in_at && !clock_out_at && <Badge tone="good">{say(words.onShift)}</Badge>}
    </div>
  )
}
