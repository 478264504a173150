import {
  clockAction,
  clocksOutAtOnce,
  createShiftClock,
  type Clockable,
  type ClockRecord,
  type ClockTarget,
} from '@homecare/sdk/clock'
import { describeFailure } from '@homecare/sdk/kit'
import { clockLimits } from '@homecare/sdk/shifts'
import { chatTexts, clockScreenTexts as words, outboxTexts } from '@homecare/sdk/texts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../frame/app'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { clock as clockIcon } from '../kit/icons/care'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { DiscardButton } from '../outbox/DiscardButton'
import { outboxOf } from '../outbox/outbox'
import { useKept } from '../outbox/useKept'
import '../shifts/Shifts.css'
import { clockWords } from './shiftWords'
import { whereAmI } from './whereAmI'

interface ClockPanelProps {
  target: ClockTarget
  work: Clockable
  zone: string
  now: Date
  onClocked: (times: Pick<Clockable, 'clock_in_at' | 'clock_out_at'>) => void
}

/** Clocking in and out of a shift or a visit. A press without a connection counts, and is sent later. */
export function ClockPanel({ target, work, zone, now, onClocked }: ClockPanelProps) {
  const say = useSay()
  const app = useApp()
  const { session, clockAhead, navigation } = app
  const [isAway, setIsAway] = useState(false)
  const [asking, setAsking] = useState(false)
  const [clock] = useState(() =>
    createShiftClock(outboxOf(app), { target, zone, now: () => Date.now() + clockAhead.peek() }),
  )
  const pending = useKept(clock.pending, null)
  const waits = useKept(clock.waits, false)
  const isKept = useKept(clock.isKept, true)
  const refused = useKept(clock.refused, null)
  const busy = useKept(clock.busy, false)
  const takeIn = useEffectEvent((record: ClockRecord) => {
    setIsAway(lastPlace(record) === 'away')
    onClocked(record)
  })
  // Clocked in another tab: its times are on the page as the server has it.
  useEffect(() => clock.follow(takeIn, () => void navigation.reload()), [clock, navigation])
  // Any answer tells what time it is: a press counts by the server's clock, however wrong the device's is.
  useEffect(() => void session.start(), [session])
  const action = clockAction(work, now)
  const isAtOnce = () => clocksOutAtOnce(work, new Date(Date.now() + clockAhead.peek()))
  const opensAt = new Date(Date.parse(work.start) - clockLimits.earlyMinutes * 60_000)
  return (
    <Section title={say(words.title)}>
      <div className="card stack">
        {(work.clock_in_at ?? work.clock_out_at) && (
          <p className="shift-clock-times">
            {work.clock_in_at && (
              <span>{say(words.inAt, { time: say(clockWords(work.clock_in_at, zone)) })}</span>
            )}
            {work.clock_out_at && (
              <span>{say(words.outAt, { time: say(clockWords(work.clock_out_at, zone)) })}</span>
            )}
          </p>
        )}
        {pending && waits && (
          <Banner
            live
            level={3}
            tone="warn"
            title={say(words.waits)}
            actions={
              <Button busy={busy} onClick={() => clock.resend()}>
                {say(words.sendNow)}
              </Button>
            }
          >
            <p>
              {say(pending.event === 'clock_in' ? words.waitsIn : words.waitsOut, {
                time: say(clockWords(pending.event_timestamp, zone)),
              })}
            </p>
            {!isKept && <p>{say(outboxTexts.notKept)}</p>}
          </Banner>
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
                <DiscardButton
                  time={say(clockWords(refused.event_timestamp, zone))}
                  onDiscard={clock.discard}
                />
              </>
            }
          >
            <p>
              {say(refused.event === 'clock_in' ? words.refusedIn : words.refusedOut, {
                time: say(clockWords(refused.event_timestamp, zone)),
              })}{' '}
              {refused.error && say(describeFailure(refused.error))}
            </p>
            <p>{say(words.refusedKept)}</p>
          </Banner>
        )}
        {isAway && (
          <Banner live tone="info" level={3}>
            <p>{say(words.away)}</p>
          </Banner>
        )}
        {action && !waits && (
          <>
            <p>
              <Button
                look="primary"
                icon={clockIcon}
                busy={busy}
                wide
                onClick={() => (isAtOnce() ? setAsking(true) : clock.press(action, whereAmI))}
              >
                {say(action === 'clock_in' ? words.clockIn : words.clockOut)}
              </Button>
            </p>
            <p className="soft small">{say(words.place)}</p>
          </>
        )}
        {!action && !work.clock_in_at && now < opensAt && (
          <p>{say(words.from, { time: say(clockWords(opensAt.toISOString(), zone)) })}</p>
        )}
        {!action && !work.clock_in_at && now >= opensAt && <p>{say(words.notClocked)}</p>}
      </div>
      {asking && work.clock_in_at && (
        <ConfirmDialog
          title={words.atOnceTitle}
          confirm={words.atOnceConfirm}
          cancel={words.atOnceKeep}
          onConfirm={() => {
            setAsking(false)
            void clock.press('clock_out', whereAmI)
          }}
          onClose={() => setAsking(false)}
        >
          <p>{say(words.atOnce, { time: say(clockWords(work.clock_in_at, zone)) })}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}

const lastPlace = ({ clock_in_place, clock_out_place }: ClockRecord) => clock_out_place ?? clock_in_place
