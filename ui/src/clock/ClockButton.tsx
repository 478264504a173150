import {
  breakAction,
  clockAction,
  clockOpensAt,
  shiftMinutesAt,
  undoAction,
  type Clockable,
  type ClockTarget,
  type PendingPress,
} from '@homecare/sdk/clock'
import { dateWords, dayIn, describeFailure } from '@homecare/sdk/kit'
import { clockLimits } from '@homecare/sdk/shifts'
import { chatTexts, clockScreenTexts as words, outboxTexts } from '@homecare/sdk/texts'
import { lazy, Suspense, type ReactNode } from 'react'
import { Button, type ButtonLook } from '../kit/Button'
import { Badge } from '../kit/figures/Badge'
import { clock as clockIcon, cloud } from '../kit/icons/care'
import { Banner } from '../kit/states/Banner'
import { useSay } from '../kit/say'
import { DiscardButton } from '../outbox/DiscardButton'
import { pressWords } from '../outbox/pressWords'
import './Clock.css'
import { clockWords, spanWords } from './timeWords'
import { useClock, type ClockTimes } from './useClock'

const Question = lazy(() => import('./ClockOutDialog'))

interface ClockButtonProps {
  target: ClockTarget
  work: Clockable
  zone: string
  /** The present, as `useNow` tells it. */
  now: Date
  onClocked: (times: ClockTimes) => void
  /** What comes next at work, as the care plan: filled until the last quarter of an hour, outlined then. */
  beside?: (look: 'primary' | 'quiet') => ReactNode
  /** The page around it says how long somebody is on shift; beginning a break is left to the page of the work. */
  compact?: boolean
  /** Whether hours can be corrected in a timesheet. */
  hasSheet?: boolean
}

/**
 * The clock of a shift or a visit: one large press in; on shift the time worked and left, and the press out. A press
 * shows at once, waits where there is no connection, and is taken back for five minutes. The page around it says whose
 * work it is.
 */
export function ClockButton(props: ClockButtonProps) {
  const { target, zone, now, onClocked, beside, compact = false, hasSheet = false } = props
  const say = useSay()
  const used = useClock({ target, work: props.work, zone, onClocked })
  const { clock, work, pending, waits, busy, isKept, refused, press, question } = used
  const time = (instant: string) => say(clockWords(instant, zone))
  const span = (count: number) => say(spanWords(count))
  const pressed = ({ event, event_timestamp }: PendingPress) =>
    say(words.pressedAt, { what: say(pressWords[event]), time: time(event_timestamp) })
  const action = clockAction(work, now)
  const rest = breakAction(work, now)
  const undo = undoAction(work, now)
  const minutes = shiftMinutesAt(work, now)
  const isOn = action === 'clock_out' && minutes !== null
  // What waits is known here alone.
  const showsTime = !compact || pending.length > 0 || minutes?.resting !== null
  const isLast = minutes?.isLast === true
  const clockOut = (look: ButtonLook) => (
    <Button
      big
      look={look}
      busy={busy && pending.at(-1)?.event === 'clock_out'}
      onClick={() => press('clock_out')}
    >
      {say(words.clockOut)}
    </Button>
  )
  const restButton = rest && (!compact || rest === 'break_end') && (
    <Button
      look={rest === 'break_end' ? 'primary' : 'tonal'}
      big={rest === 'break_end'}
      wide
      onClick={() => press(rest)}
    >
      {say(pressWords[rest])}
    </Button>
  )
  const undoButton = undo && (
    <p className="clock-undo">
      <Button look="plain" onClick={() => press(undo)}>
        {say(pressWords[undo])}
      </Button>
      <span className="soft small">
        {say(words.undoUntil, {
          time: time(
            new Date(
              Date.parse((work.clock_out_at ?? work.clock_in_at)!) + clockLimits.undoMinutes * 60_000,
            ).toISOString(),
          ),
        })}
      </span>
    </p>
  )
  return (
    <div className="clock" data-on={isOn || undefined}>
      {waits && (
        <div className="clock-waits" role="status">
          <Badge tone="warn" icon={cloud}>
            {say(words.waits)} ({pending.length})
          </Badge>
          <p className="small">
            {pending.map((one) => (
              <span key={one.event_timestamp + one.event}>{pressed(one)} </span>
            ))}
            {say(isKept ? words.waitsText : outboxTexts.notKept)}
          </p>
          <Button busy={busy} onClick={() => clock.resend()}>
            {say(words.tryNow)}
          </Button>
        </div>
      )}
      {refused && !busy && (
        <Banner
          live
          level={3}
          tone="bad"
          title={say(words.refused)}
          actions={
            <>
              <Button onClick={() => clock.tryAgain()}>{say(chatTexts.sendAgain)}</Button>
              <DiscardButton time={time(refused.event_timestamp)} onDiscard={clock.discard} />
            </>
          }
        >
          <p>
            {pressed(refused)} {refused.error && say(describeFailure(refused.error))}
          </p>
          <p>{say(words.refusedKept)}</p>
        </Banner>
      )}
      {used.isAway && (
        <Banner live tone="info" level={3}>
          <p>{say(words.away)}</p>
        </Banner>
      )}
      {work.clock_closed_at && work.clock_out_at && (
        <Banner tone="warn" level={3}>
          <p>
            {say(words.closed, { time: time(work.clock_out_at) })}{' '}
            {say(hasSheet ? words.closedSheet : words.closedVisit)}
          </p>
        </Banner>
      )}
      {isOn && (
        <>
          {showsTime && (
            <p>
              <Badge tone={minutes.resting === null ? 'good' : 'warn'} icon={clockIcon}>
                {minutes.resting === null
                  ? say(words.onShift, { time: time(work.clock_in_at!) })
                  : say(words.onBreak, { time: time(work.clock_breaks!.at(-1)!.begin) })}
              </Badge>
            </p>
          )}
          {showsTime && <p className="clock-time">{span(minutes.resting ?? minutes.worked)}</p>}
          {showsTime && (
            <p className="clock-left">
              <span>{say(words.until, { time: time(work.end) })}</span>
              <span>
                {minutes.left >= 0
                  ? say(words.left, { time: span(minutes.left) })
                  : say(words.past, { time: span(-minutes.left) })}
              </span>
              {minutes.rest > 0 && minutes.resting === null && (
                <span>{say(words.breaks, { time: span(minutes.rest) })}</span>
              )}
            </p>
          )}
          <div className="clock-acts">
            {rest === 'break_end' ? (
              <>
                {restButton}
                {clockOut('quiet')}
              </>
            ) : isLast || !beside ? (
              <>
                {clockOut(isLast ? 'primary' : 'quiet')}
                {beside?.('quiet')}
              </>
            ) : (
              <>
                {beside('primary')}
                {clockOut('quiet')}
              </>
            )}
          </div>
          {rest !== 'break_end' && restButton}
          {undoButton}
        </>
      )}
      {action === 'clock_in' && (
        <Button big look="primary" icon={clockIcon} busy={busy} onClick={() => press('clock_in')}>
          {say(words.clockIn)}
        </Button>
      )}
      {(action === 'clock_in' || isOn) && <p className="soft small">{say(words.place)}</p>}
      {!action && !work.clock_in_at && <NotYet {...{ work, zone, now, hasSheet }} />}
      {!isOn && work.clock_in_at && (
        <>
          <p className="clock-times">
            <span>{say(words.inAt, { time: time(work.clock_in_at) })}</span>
            {work.clock_out_at && !work.clock_closed_at && (
              <span>{say(words.outAt, { time: time(work.clock_out_at) })}</span>
            )}
            {minutes && work.clock_out_at && <span>{say(words.worked, { time: span(minutes.worked) })}</span>}
            {minutes && minutes.rest > 0 && <span>{say(words.breaks, { time: span(minutes.rest) })}</span>}
          </p>
          {undoButton}
        </>
      )}
      {question && (
        <Suspense fallback={null}>
          <Question
            {...{ question, work, zone, now }}
            onConfirm={() => press('clock_out')}
            onClose={used.closeQuestion}
          />
        </Suspense>
      )}
    </div>
  )
}

interface NotYetProps {
  work: Clockable
  zone: string
  now: Date
  hasSheet: boolean
}

/** Before the clock opens the button says when it does; after the end, that nobody clocked in. */
function NotYet({ work, zone, now, hasSheet }: NotYetProps) {
  const say = useSay()
  const opens = clockOpensAt(work)
  if (!opens) return null
  if (now >= opens) return <p>{say(hasSheet ? words.notClockedSheet : words.notClocked)}</p>
  const time = say(clockWords(opens.toISOString(), zone))
  const isToday = dayIn(zone, opens) === dayIn(zone, now)
  return (
    <p className="clock-opens">
      {isToday
        ? say(words.opens, { time })
        : say(words.opensOn, { time, day: dateWords(dayIn(zone, opens), 'weekday', say.locale) })}
    </p>
  )
}
