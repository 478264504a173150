import { isNotClockedIn, type AgencyShift } from '@homecare/sdk/agency'
import { agencyDeskTexts as words } from '@homecare/sdk/texts'
import { clockWords } from '../../clock/timeWords'
import { Badge } from '../../kit/figures/Badge'
import { useSay } from '../../kit/say'
import { placeOf, whenOf } from './words'

interface ShiftLineProps {
  shift: AgencyShift
  /** Whose it is, and what time it is: among those of today. */
  name?: string
  now?: Date
}

/** A shift of somebody: when, where, and how it stands. */
export function ShiftLine({ shift, name, now }: ShiftLineProps) {
  const say = useSay()
  const { status, clock_in_at, clock_out_at, time_zone } = shift
  const time = (instant: string) => say(clockWords(instant, time_zone))
  return (
    <div className="agency-line">
      <div>
        <strong>{name ?? whenOf(say, shift)}</strong>
        <p className="soft">
          {[name && whenOf(say, shift), placeOf(say, shift)].filter(Boolean).join(' · ')}
        </p>
        {clock_in_at && clock_out_at && (
          <p className="soft">{say(words.worked, { from: time(clock_in_at), to: time(clock_out_at) })}</p>
        )}
      </div>
      {status === 'assigned' && <Badge tone="warn">{say(words.toConfirm)}</Badge>}
      {now && isNotClockedIn(shift, now) && <Badge tone="warn">{say(words.notClockedIn)}</Badge>}
      {clock_in_at && !clock_out_at && <Badge tone="good">{say(words.onShift)}</Badge>}
    </div>
  )
}
