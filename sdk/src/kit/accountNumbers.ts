/*
 * The numbers of cards and of bank accounts, found in any text: they are the payment provider's alone, so whatever holds one
 * is refused where it arrives, and nothing of it is written down. What is no such number must pass: ids, telephone numbers,
 * days, instants, coordinates, Social Security and employer numbers.
 */

/** Whether a text holds the number of a card, or the routing number of a bank beside the number of an account. */
export function holdsAccountNumber(text: string): boolean {
  // Most texts have no nine digits in a row, and are done with here.
  return nineDigits.test(text) && (holdsCardNumber(text) || holdsBankNumbers(text))
}
const nineDigits = /\d(?:[ -]?\d){8}/

/**
 * A text as it may be written down: nothing stays of a run of digits that is a number of a card, nor of any run of nine
 * digits and more where a bank's and an account's stand beside each other.
 */
export function withoutAccountNumbers(text: string): string {
  if (!holdsAccountNumber(text)) return text
  const isPair = holdsBankNumbers(text)
  return text.replace(/\d(?:[ -]?\d){8,}/g, (run) => (isPair || holdsCardNumber(run) ? hiddenNumber : run))
}
const hiddenNumber = '[number]'

/** 13 to 19 digits in a row, or in the groups in which cards show them, that pass the check of card numbers (Luhn). */
function holdsCardNumber(text: string): boolean {
  return shapes.some((shape) =>
    [...text.matchAll(shape)].some(
      ({ 0: found, index }) => isLuhn(found.replace(/[ -]/g, '')) && !isPartOfMore(text, index, found.length),
    ),
  )
}

/*
 * No card begins with a zero, and 13 digits that begin with 1 or 2 are an instant in milliseconds. Groups begin as cards do:
 * years, telephone numbers and postal codes begin otherwise, or have other lengths.
 */
const shapes = [
  /(?<!\d)(?:[3-9]\d{12}|[1-9]\d{13,18})(?!\d)/g,
  ...[
    [4, 4, 4],
    [4, 4, 4, 3],
    [4, 4, 3],
    [6, 4],
    [6, 5],
    [4, 4, 2],
    [4, 5],
  ].map((groups) => {
    const rest = groups.map((length) => `[ -]\\d{${length}}`).join('')
    return new RegExp(`(?<!\\d)(?:[3-6]\\d{3}|2[2-7]\\d{2})${rest}(?!\\d)`, 'g')
  }),
] as const

function isLuhn(digits: string): boolean {
  let sum = 0
  for (let at = digits.length - 1, isSecond = false; at >= 0; at--, isSecond = !isSecond) {
    const digit = digits.charCodeAt(at) - 48
    const counted = isSecond ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}

/** The decimals of a number, or a piece of a long key such as a UUID or a hash. */
function isPartOfMore(text: string, begin: number, length: number): boolean {
  if (text[begin - 1] === '.' && /\d/.test(text[begin - 2] ?? '')) return true
  const before = /[\w-]*$/.exec(text.slice(Math.max(0, begin - longestKey), begin))?.[0] ?? ''
  const after = /^[\w-]*/.exec(text.slice(begin + length, begin + length + longestKey))?.[0] ?? ''
  return before.length + length + after.length >= shortestKey && /[a-z_]/i.test(before + after)
}
const shortestKey = 30
const longestKey = 128

/** A routing number, and near it digits that can be an account's: by their length alone, or by a word of banking. */
function holdsBankNumbers(text: string): boolean {
  const runs = [...text.matchAll(/\d{4,}/g)].map(({ 0: digits, index }) => ({
    digits,
    begin: index,
    end: index + digits.length,
  }))
  let looked = 0
  for (const [at, { digits, begin, end }] of runs.entries()) {
    if (!isRoutingNumber(digits) || isPartOfMore(text, begin, 9)) continue
    // Whoever sends more of them than any form has is no person who pasted a number.
    if (++looked > mostLooked) return false
    const beside = [runs[at - 1], runs[at + 1]].filter(
      (one) =>
        one !== undefined &&
        one.digits.length <= 17 &&
        Math.max(one.begin - end, begin - one.end) <= nearby &&
        !isPartOfMore(text, one.begin, one.digits.length),
    )
    if (beside.some((one) => one!.digits.length >= 12)) return true
    const words = text.slice(Math.max(0, begin - nearby), end + nearby)
    if (beside.length > 0 && bankWords.test(words)) return true
  }
  return false
}
const mostLooked = 100
const nearby = 60
const bankWords = /rout|\baba\b|acc(?:oun)?t|checking|savings|cuenta|(?:^|\W)ruta|banco|\bbank/i

/** Whether nine digits can be the routing number of a bank: their first two are a district, and their sum is right. */
function isRoutingNumber(digits: string): boolean {
  if (digits.length !== 9) return false
  const district = Number(digits.slice(0, 2))
  const isDistrict =
    (district >= 1 && district <= 12) ||
    (district >= 21 && district <= 32) ||
    (district >= 61 && district <= 72) ||
    district === 80
  if (!isDistrict) return false
  let sum = 0
  for (let at = 0; at < 9; at++) sum += (digits.charCodeAt(at) - 48) * [3, 7, 1][at % 3]!
  return sum % 10 === 0
}
