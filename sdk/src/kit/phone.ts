import { phoneFormat } from './constants.js'
import { phoneFieldTexts } from './texts.js'
import type { Text } from './text.js'

/**
 * How much may be typed into a phone field. It counts digits: the shown form of ten digits has
 * 14 characters, so counting those would refuse the last digit. It does not apply to what is pasted.
 */
export const phoneMaxLength = phoneFormat.inputMaxLength

/**
 * The ten digits of a North American number, as calls want them: ten digits, or eleven beginning with 1,
 * written with any parentheses, hyphens, dots and spaces, and a `+` before the 1. Null for anything else, and where
 * area code or exchange begins with 0 or 1, which no number of the plan does.
 */
export function phoneDigits(text: string): string | null {
  if (typeof text !== 'string' || text.length > 64) return null
  const written = text.trim()
  if (!/^\+?[\d\s().\-\u2010-\u2015]+$/.test(written)) return null
  const digits = digitsOf(written)
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (ten.length !== 10 || (ten === digits && written.startsWith('+'))) return null
  return /^[2-9]\d\d[2-9]/.test(ten) ? ten : null
}

/** Ten digits as `(xxx) xxx-xxxx`, eleven as `x-xxx-xxx-xxxx`; anything else as it came. */
export function formatPhone(digits: string): string {
  if (typeof digits !== 'string') return ''
  if (/^\d{10}$/.test(digits)) return tenDigits(digits)
  if (/^\d{11}$/.test(digits)) return `${digits.charAt(0)}-${hyphenated(digits.slice(1))}`
  return digits
}

/**
 * The text of a phone field after a change: its digits, punctuated as far as they go, `(123) 456-7890`.
 * What is typed stops at 13 digits. What is pasted is never cut, since a cut number could look like a
 * valid one: it is reduced to its digits, and too many of them stay visible and invalid.
 */
export function formatPhoneWhileTyping(text: string, how: 'typed' | 'pasted' = 'typed'): string {
  if (typeof text !== 'string') return ''
  const digits = how === 'pasted' ? digitsOf(text) : digitsOf(text).slice(0, phoneMaxLength)
  if (digits.length > 10) return digits.startsWith('1') ? formatPhone(digits) : digits
  if (digits.length > 6) return tenDigits(digits)
  if (digits.length > 3) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`
  return digits && `(${digits}`
}

/** Whether a text is a number of the North American plan, with an extension or without. */
export function isNorthAmericanNumber(text: string): boolean {
  if (typeof text !== 'string' || text.length > 64) return false
  return /^(?:\+?1[ .-]?)?(?:\([2-9]\d\d\)|[2-9]\d\d)[ .-]?[2-9]\d\d[ .-]?\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?$/i.test(
    text.trim(),
  )
}

/** The form's verdict on a phone number: required, then ten digits. */
export function checkPhone(text: unknown): Text | null {
  if (typeof text !== 'string' || text.trim() === '') return phoneFieldTexts.required
  return phoneDigits(text) === null ? phoneFieldTexts.invalid : null
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function tenDigits(digits: string): string {
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

function hyphenated(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
}
