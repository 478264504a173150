import type { PlanVisit } from '@homecare/sdk/careplans'
import { useState } from 'react'
import { ClockButton } from '../../clock/ClockButton'
import { Card } from '../../kit/layout/Card'

interface VisitClockProps {
  visit: PlanVisit
  zone: string
  now: Date
}

/** The clock of the reader's own visit. */
export default function VisitClock({ visit, zone, now }: VisitClockProps) {
  const [times, setTimes] = useState({})
  const { clock_breaks = [], clock_closed_at = null } = visit
  return (
    <Card>
      <ClockButton
        target={{ connection_id: visit.connection_id, shift_id: visit.id }}
        work={{ ...visit, clock_breaks, clock_closed_at, ...times }}
        {...{ zone, now }}
        onClocked={setTimes}
      />
    </Card>
  )
}
