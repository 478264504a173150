import type { Text } from '@homecare/sdk/kit'
import { payScreenTexts as words } from '@homecare/sdk/texts'
import { told } from '../kit/words'
import { brandName } from '../payments/brandName'

/** A card or an account in words: 'Visa ending in 4242'. */
export const methodWords = (method: {
  readonly brand?: string
  readonly bank_name?: string
  readonly last4: string
}): Text =>
  method.brand
    ? told(words.byCard, { brand: brandName(method.brand), last4: method.last4 })
    : told(words.byBank, { bank: method.bank_name ?? '', last4: method.last4 })
