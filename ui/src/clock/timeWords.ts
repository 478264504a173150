import { dateWords, minutesPerHour, type Text } from '@homecare/sdk/kit'
import type { OwnShift } from '@homecare/sdk/shifts'
import { clockScreenTexts, shiftFactTexts } from '@homecare/sdk/texts'
import { both, told } from '../kit/words'

/** An instant as the time of day in a zone. */
export const clockWords = (instant: string, zone: string): Text =>
  both((locale) => dateWords(instant, 'time', locale, zone))

/** A number of minutes: 2 h 10 min, 45 min, 3 h. */
export function spanWords(all: number): Text {
  const [hours, minutes] = [Math.floor(all / minutesPerHour), all % minutesPerHour]
  if (hours === 0) return told(clockScreenTexts.minutes, { minutes })
  return minutes === 0
    ? told(clockScreenTexts.hours, { hours })
    : told(clockScreenTexts.hoursMinutes, { hours, minutes })
}

/** From when to when, by the clocks of a place. */
export const timeWords = (start: string, end: string, zone: string): Text =>
  told(shiftFactTexts.time, { from: clockWords(start, zone), to: clockWords(end, zone) })

type Clocked = Pick<OwnShift, 'clock_in_at' | 'clock_out_at' | 'clock_closed_at'>

/** From when to when somebody clocked; the beginning alone where they did not clock out, null where the clock says nothing yet. */
export function clockedWords(
  { clock_in_at, clock_out_at, clock_closed_at }: Clocked,
  zone: string,
): Text | null {
  if (!clock_in_at || !clock_out_at) return null
  return clock_closed_at ? clockWords(clock_in_at, zone) : timeWords(clock_in_at, clock_out_at, zone)
}
