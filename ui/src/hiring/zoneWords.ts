import { localeTags, timeIn, type Locale } from '@homecare/sdk/kit'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'

/**
 * The name of a place's zone where its clocks show another time than the reader's own at an instant; null where they show the
 * same. The server does not know the reader's zone: it is named once the page is up.
 */
export function useZoneWords(zone: string, instant: string | undefined): string | null {
  const { locale } = useSay()
  const own = useOwnZone()
  if (!instant || own === zone || timeIn(own, instant) === timeIn(zone, instant)) return null
  return zoneName(zone, locale, instant)
}

function zoneName(timeZone: string, locale: Locale, instant: string): string | null {
  const parts = new Intl.DateTimeFormat(localeTags[locale], { timeZone, timeZoneName: 'long' }).formatToParts(
    new Date(instant),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null
}
