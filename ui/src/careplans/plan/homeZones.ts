import { zonesOfStates } from '@homecare/sdk/places'
import { both } from '../../kit/words'
import { localeTags } from '@homecare/sdk/kit'

/** The zones in which a home may be, by their names; also one that a plan has already. */
export function homeZones(own: string | null) {
  const zones = [...new Set([...(own ? [own] : []), ...zonesOfStates])]
  return zones.map((value) => ({
    value,
    label: both(
      (locale) =>
        new Intl.DateTimeFormat(localeTags[locale], { timeZone: value, timeZoneName: 'longGeneric' })
          .formatToParts(new Date(0))
          .find(({ type }) => type === 'timeZoneName')?.value ?? value,
    ),
  }))
}
