import { clockAction, clocksOutAtOnce, createShiftClock, type ClockRecord } from '@homecare/sdk/clock'
import type { DayWork, WorkMoment } from '@homecare/sdk/dashboards'
import { clockScreenTexts, dayTexts as words } from '@homecare/sdk/texts'
import { useEffect, useEffectEvent, useState } from 'react'
import { clockWords } from '../../clock/shiftWords'
import { whereAmI } from '../../clock/whereAmI'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { clock as clockIcon } from '../../kit/icons/care'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { outboxOf } from '../../outbox/outbox'
import { useKept } from '../../outbox/useKept'
import { workTarget } from './workTarget'

interface HomeClockProps {
  work: DayWork
  moment: WorkMoment
  now: Date
  onClocked: (times: Pick<DayWork, 'clock_in_at' | 'clock_out_at'>) => void
}

/** The clock on the home: one press. What waits or was refused is said above every page. */
export function HomeClock({ work, moment, now, onClocked }: HomeClockProps) {
  const say = useSay()
  const app = useApp()
  const { session, clockAhead, navigation } = app
  const [asking, setAsking] = useState(false)
  const [clock] = useState(() =>
    createShiftClock(outboxOf(app), {
      target: workTarget(work),
      zone: work.time_zone,
      now: () => Date.now() + clockAhead.peek(),
    }),
  )
  const waits = useKept(clock.waits, false)
  const busy = useKept(clock.busy, false)
  const takeIn = useEffectEvent((record: ClockRecord) => onClocked(record))
  // Clocked in another tab: its times are on the page as the server has it.
  useEffect(() => clock.follow(takeIn, () => void navigation.reload()), [clock, navigation])
  // Any answer tells what time it is: a press counts by the server's clock, however wrong the device's is.
  useEffect(() => void session.start(), [session])
  const action = clockAction(work, now)
  const isAtOnce = () => clocksOutAtOnce(work, new Date(Date.now() + clockAhead.peek()))
  if (moment.phase === 'before') {
    const time = say(clockWords(moment.opensAt.toISOString(), work.time_zone))
    return (
      <div className="now-clock">
        <Button look="primary" icon={clockIcon} big disabled aria-describedby="clock-opens">
          {say(clockScreenTexts.clockIn)}
        </Button>
        <p id="clock-opens">{say(words.clockOpens, { time })}</p>
      </div>
    )
  }
  return (
    <div className="now-clock">
      {waits ? (
        <p role="status">{say(clockScreenTexts.waits)}</p>
      ) : (
        action && (
          <Button
            look={action === 'clock_in' || isNearEnd(moment) ? 'primary' : 'quiet'}
            icon={clockIcon}
            big
            busy={busy}
            onClick={() => (isAtOnce() ? setAsking(true) : clock.press(action, whereAmI))}
          >
            {say(action === 'clock_in' ? clockScreenTexts.clockIn : clockScreenTexts.clockOut)}
          </Button>
        )
      )}
      <p className="soft small">{say(work.to_confirm ? words.clockConfirms : words.clockNotes)}</p>
      {asking && work.clock_in_at && (
        <ConfirmDialog
          title={clockScreenTexts.atOnceTitle}
          confirm={clockScreenTexts.atOnceConfirm}
          cancel={clockScreenTexts.atOnceKeep}
          onConfirm={() => {
            setAsking(false)
            void clock.press('clock_out', whereAmI)
          }}
          onClose={() => setAsking(false)}
        >
          <p>{say(clockScreenTexts.atOnce, { time: say(clockWords(work.clock_in_at, work.time_zone)) })}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** In the last quarter of an hour clocking out is what is due. */
const isNearEnd = (moment: WorkMoment) => moment.phase === 'on' && moment.left <= 15
