import {
  afterPresses,
  clockOutQuestion,
  createShiftClock,
  type Clockable,
  type ClockEventKind,
  type ClockOutQuestion,
  type ClockRecord,
  type ClockTarget,
} from '@homecare/sdk/clock'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../frame/app'
import { outboxOf } from '../outbox/outbox'
import { useKept } from '../outbox/useKept'
import { whereAmI } from './whereAmI'

/** What the clock says of some work, as an answer tells it. */
export type ClockTimes = Pick<
  ClockRecord,
  'clock_in_at' | 'clock_out_at' | 'clock_breaks' | 'clock_closed_at'
>

interface UseClock<W extends Clockable> {
  readonly target: ClockTarget
  readonly work: W
  readonly zone: string
  readonly onClocked: (times: ClockTimes) => void
}

const none: readonly never[] = []

/** The clock of a shift or a visit: the work as it stands once what waits has arrived, and its presses. */
export function useClock<W extends Clockable>({ target, work, zone, onClocked }: UseClock<W>) {
  const app = useApp()
  const { session, clockAhead, navigation } = app
  const present = () => Date.now() + clockAhead.peek()
  const [clock] = useState(() =>
    createShiftClock(outboxOf(app), {
      ...{ target, zone, now: present },
      // The offset is told with the first answer.
      isUnsure: () => clockAhead.peek() === 0,
    }),
  )
  const [isAway, setIsAway] = useState(false)
  const [question, setQuestion] = useState<ClockOutQuestion | null>(null)
  const pending = useKept(clock.pending, none)
  const takeIn = useEffectEvent((record: ClockRecord) => {
    setIsAway((record.clock_out_place ?? record.clock_in_place) === 'away')
    const { clock_in_at, clock_out_at, clock_breaks, clock_closed_at } = record
    onClocked({ clock_in_at, clock_out_at, clock_breaks, clock_closed_at })
  })
  // Clocked in another tab: its times are on the page as the server has it.
  useEffect(() => clock.follow(takeIn, () => void navigation.reload()), [clock, navigation])
  // Any answer tells what time it is: a press counts by the server's clock, however wrong the device's is.
  useEffect(() => {
    if (clockAhead.peek() === 0) void session.start()
  }, [session, clockAhead])
  const shown = afterPresses(work, pending)

  function press(event: ClockEventKind): void {
    const asked = event === 'clock_out' && !question ? clockOutQuestion(shown, new Date(present())) : null
    setQuestion(asked)
    const isPlaced = event === 'clock_in' || event === 'clock_out'
    if (!asked) void clock.press(event, isPlaced ? whereAmI : undefined)
  }

  return {
    clock,
    work: shown,
    pending,
    isAway,
    question,
    press,
    closeQuestion: () => setQuestion(null),
    waits: useKept(clock.waits, false),
    busy: useKept(clock.busy, false),
    isKept: useKept(clock.isKept, true),
    refused: useKept(clock.refused, null),
  }
}
