import { localeTags, timeIn, type Locale } from '@homecare/sdk/kit'

/** The name of a zone whose clocks show another time than the reader's own at an instant; null where they show the same. */
export function zoneWords(zone: string, locale: Locale, instant: string | undefined): string | null {
  if (!instant) return null
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (own === zone || timeIn(own, instant) === timeIn(zone, instant)) return null
  const parts = new Intl.DateTimeFormat(localeTags[locale], {
    timeZone: zone,
    timeZoneName: 'long',
  }).formatToParts(new Date(instant))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null
}
