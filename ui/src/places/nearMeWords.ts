import { message, type Sayable } from '@homecare/sdk/kit'
import { placeLabel, type Place } from '@homecare/sdk/places'
import type { NearMe } from '@homecare/sdk/places'
import { nearMeTexts as texts } from '@homecare/sdk/texts'

/** 'Oakland, CA', as the pages of searches name a place. */
export const cityName = ({ city, state }: Place): string => placeLabel({ city, state })

/** What is said of where somebody is: why their device did not tell, the place and how it is known, or what to do. */
export function nearMeWords({ place, failure }: NearMe): readonly Sayable[] {
  const why = failure ? [texts[failure]] : []
  if (!place) return [...(failure ? why : [texts.outside]), texts.typeIt]
  return [...why, message(failure ? texts.connection : texts.found, { place: cityName(place) })]
}
