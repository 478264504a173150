import { clashDays, listBusySpans, scheduleClashes, termsOf, type BusySpan } from '@homecare/sdk/hiring'
import { addDays, dateWords, timeIn, timeOfDayWords } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useCare } from '../../frame/app'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import type { OpenHire } from './hireSteps'

/** How many of them stand in full. */
const shown = 4

/** When the caregiver is not free in the first two weeks of the schedule: a word, which refuses nothing. */
export function BusyTimes(hire: OpenHire) {
  const say = useSay()
  const { flow, name } = hire
  const { schedule, start_date, end_date = null, state } = termsOf(useValue(flow.form.data))
  const busy = useBusySpans(hire, start_date)
  const zone = timeZoneOfState(state)
  const clashes = scheduleClashes(schedule, start_date, end_date, zone, busy)
  const timeOf = (instant: string) => timeOfDayWords(timeIn(zone, instant), say.locale)
  return (
    <div role="status">
      {clashes.length > 0 && (
        <Banner tone="warn">
          {clashes.slice(0, shown).map(({ day, start, end }) => (
            <p key={start}>
              {say(words.notFree, {
                name,
                day: dateWords(day, 'day', say.locale),
                from: timeOf(start),
                to: timeOf(end),
              })}
            </p>
          ))}
          {clashes.length > shown && <p>{say.count(words.notFreeMore, clashes.length - shown)}</p>}
          <p>{say(words.notFreeHint, { name })}</p>
        </Banner>
      )}
    </div>
  )
}

/** When the caregiver is busy around those weeks; it is told once something of the hire was put aside, or they are in touch. */
function useBusySpans({ flow, hiring }: OpenHire, from: string): readonly BusySpan[] {
  const care = useCare()
  const [busy, setBusy] = useState<readonly BusySpan[]>([])
  const saved = useValue(flow.saved)
  const [begun, setBegun] = useState(hiring.connection !== null || saved === 'yes')
  if (!begun && saved === 'yes') setBegun(true)
  const id = hiring.caregiver.id
  useEffect(() => {
    if (!begun || from === '') return
    const { signal, abort } = aborting()
    // A day more on either side: the days of the question are those of the clock that the server knows.
    const query = { start_date: addDays(from, -1), end_date: addDays(from, clashDays + 1) }
    // Without it the hours are offered as they are; whether they suit, the caregiver says.
    care.call(listBusySpans, { id, query }, { signal }).then(setBusy, () => {})
    return abort
  }, [care, id, from, begun])
  return busy
}

function aborting() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
