import type { PlanVisit } from '@homecare/sdk/careplans'
import { useState } from 'react'
import { ClockButton } from '../../clock/ClockButton'
import { timeWords } from '../../clock/timeWords'
import { Card } from '../../kit/layout/Card'
import { useSay } from '../../kit/say'

type VisitClockProps = { visit: PlanVisit; zone: string; now: Date }

/** The clock of the reader's own visit, with its hours: there may be several in a day. */
export default function VisitClock({ visit, zone, now }: VisitClockProps) {
  const say = useSay()
  const [times, setTimes] = useState({})
  const { clock_breaks = [], clock_closed_at = null } = visit
  return (
    <Card>
      <p>
        <b className="num">{say(timeWords(visit.start, visit.end, zone))}</b>
      </p>
      <ClockButton
        target={{ connection_id: visit.connection_id, shift_id: visit.id }}
        work={{ ...visit, clock_breaks, clock_closed_at, ...times }}
        {...{ zone, now }}
        onClocked={setTimes}
      />
    </Card>
  )
}
