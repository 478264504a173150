import type { DayWork, WorkMoment } from '@homecare/sdk/dashboards'
import { clockScreenTexts, dayTexts as words } from '@homecare/sdk/texts'
import { ClockButton } from '../../clock/ClockButton'
import { clockWords } from '../../clock/timeWords'
import type { ClockTimes } from '../../clock/useClock'
import { Button } from '../../kit/Button'
import { clock as clockIcon } from '../../kit/icons/care'
import { useSay } from '../../kit/say'
import { workTarget } from './workTarget'

interface HomeClockProps {
  work: DayWork
  moment: WorkMoment
  now: Date
  onClocked: (times: ClockTimes) => void
}

/** The clock on the home: one press. */
export function HomeClock({ work, moment, now, onClocked }: HomeClockProps) {
  const say = useSay()
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
      <ClockButton
        compact
        {...{ work, now, onClocked }}
        target={workTarget(work)}
        zone={work.time_zone}
        hasSheet={work.kind === 'shift'}
      />
      {work.to_confirm && <p className="soft small">{say(words.clockConfirms)}</p>}
    </div>
  )
}
