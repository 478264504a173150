import { type Locale, dateWords } from '@homecare/sdk/kit'

/** A time of day, HH:MM, as the reader says it; what is none is said as it is. */
export const timeOfDayWords = (time: string, locale: Locale): string =>
  dateWords(`2026-01-01T${time}:00Z`, 'time', locale, 'UTC') || time
