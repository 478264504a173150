/** What calls a number as it is written: ten digits are one of the United States; shorter ones are called as they are. */
export function telHref(number: string) {
  const digits = number.replace(/\D/g, '')
  return `tel:${digits.length < 10 ? '' : digits.length > 10 ? '+' : '+1'}${digits}` as const
}
