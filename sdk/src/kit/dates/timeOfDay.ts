import { minutesPerHour } from '../constants.js'

/** Minutes since midnight of HH:MM; null for what is no time of day. */
export function minuteOfDay(time: unknown): number | null {
  const match = typeof time === 'string' ? /^([01][0-9]|2[0-3]):([0-5][0-9])$/.exec(time) : null
  return match ? Number(match[1]) * minutesPerHour + Number(match[2]) : null
}

/** A number of minutes as a table says them: 90 is '1:30'. */
export const minutesAsHours = (minutes: number): string =>
  `${Math.floor(minutes / minutesPerHour)}:${String(minutes % minutesPerHour).padStart(2, '0')}`
