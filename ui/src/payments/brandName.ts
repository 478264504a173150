const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** How a brand writes itself; as the provider calls it where it is none of these. */
export const brandName = (brand: string): string => (Object.hasOwn(names, brand) ? names[brand]! : brand)
