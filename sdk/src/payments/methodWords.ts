import { message, type BoundText } from '../kit/text.js'
import { methodTexts as words } from './methodTexts.js'

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** How a brand of cards writes itself; as the provider calls it where it is none of these. */
export const brandName = (brand: string): string => (Object.hasOwn(brands, brand) ? brands[brand]! : brand)

/** A card or an account in words: 'Visa ending in 4242'. */
export const methodWords = (method: {
  readonly brand?: string
  readonly bank_name?: string
  readonly last4: string
}): BoundText =>
  method.brand
    ? message(words.byCard, { brand: brandName(method.brand), last4: method.last4 })
    : message(words.byBank, { bank: method.bank_name ?? '', last4: method.last4 })
