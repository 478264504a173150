import type { Identity } from '../vocabulary/account/identity.js'
import type { Text } from '../kit/text.js'
import { noResultsTexts } from '../kit/texts.js'
import type { Onboarding } from './onboarding.js'

/**
 * What a search of places says that finds none: where a partner's benefit pays, it limits the area, and a city that it
 * covers is asked for.
 */
export function noPlaceText(
  order: Partial<Pick<Onboarding, 'payment_option'>>,
  family: Partial<Pick<Identity, 'is_b2b'>>,
): Text {
  const isLimited = order?.payment_option === 'benefit' || family?.is_b2b === true
  return isLimited ? noResultsTexts.inBenefitArea : noResultsTexts.anywhere
}
