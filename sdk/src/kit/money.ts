/** Longest text that can still be an amount; what is longer is refused unread. */
const longestAmount = 32

/**
 * Dollars as typed or as a number, to integer cents; null for what is no amount.
 *
 * Rounds half away from zero on the decimal digits, never on the binary fraction (`1.005` is 101), and
 * never truncates. Takes a sign, a dollar sign and thousands commas in their places. Null too for NaN,
 * infinity, more than 32 characters, and amounts beyond the safe integers.
 */
export function dollarsToCents(dollars: string | number): number | null {
  const text = typeof dollars === 'number' ? decimal(dollars) : dollars
  if (typeof text !== 'string' || text.length > longestAmount) return null
  const match = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(text.trim())
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return null
  const digits = Number(whole.replaceAll(',', '') + fraction.slice(0, 2).padEnd(2, '0'))
  const cents = digits + (fraction.charAt(2) >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(cents)) return null
  return sign && cents !== 0 ? -cents : cents
}

/** Integer cents as people read them: `$1,234.50`, `-$5.00`. Empty for what is no whole number of cents. */
export function formatDollars(cents: number): string {
  const plain = centsToField(cents)
  if (plain === '') return ''
  const [whole = '', fraction] = plain.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${grouped}.${fraction}`
}

/** Integer cents of a sum from which something is taken off: `$5.00`, and with a minus `−$5.00`. */
export const signedDollars = (cents: number): string =>
  cents < 0 ? `−${formatDollars(-cents)}` : formatDollars(cents)

/** Integer cents as a numeric field shows them, two decimals and nothing else: `18.50`. */
export function centsToField(cents: number): string {
  if (!Number.isSafeInteger(cents)) return ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The shortest decimal digits of a number. Below a millionth they would come with an exponent. */
function decimal(dollars: number): string {
  return Math.abs(dollars) < 0.000_001 ? '0' : String(dollars)
}
