import { dateWords, type Locale } from '@homecare/sdk/kit'

/**
 * The time of day of an instant where it takes place, as whoever reads it says it: '1:00 PM'. With plain spaces: others make a
 * text message longer than one.
 */
export const timeWords = (instant: Date | string, zone: string, locale: Locale): string =>
  dateWords(new Date(instant).toISOString(), 'time', locale, zone).replaceAll(/\s/g, ' ')
