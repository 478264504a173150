import { visitStanding, type Visit } from '@homecare/sdk/hiring'
import { message } from '@homecare/sdk/kit'
import { familyHomeTexts as words, visitStandingTexts } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { check, warning } from '../kit/icons/basic'
import { useSay } from '../kit/say'
import { clockWords } from './timeWords'

/** Where a visit stands, for the family that waits for it or had it. */
export function VisitStanding({ visit, now }: { visit: Visit; now: Date }) {
  const say = useSay()
  const { clock_in_at, clock_out_at, time_zone } = visit
  const at = (instant: string | null) => say(clockWords(instant ?? visit.start, time_zone))
  const standing = visitStanding(visit, now)
  switch (standing) {
    case 'here':
      return (
        <Badge tone="good" icon={check}>
          {say(message(words.here, { time: at(clock_in_at) }))}
        </Badge>
      )
    case 'done':
      return (
        <Badge icon={check}>
          {say(message(words.done, { from: at(clock_in_at), to: at(clock_out_at) }))}
        </Badge>
      )
    case 'late':
    case 'missed':
    case 'notOut':
      return (
        <Badge tone="warn" icon={warning}>
          {say(visitStandingTexts[standing])}
        </Badge>
      )
    default:
      return <Badge>{say(words.planned)}</Badge>
  }
}
