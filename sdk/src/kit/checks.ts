import { isEmail } from './email.js'
import type { BoundText, Text } from './text.js'
import { inputTexts } from './inputTexts.js'
import { emailFieldTexts, fieldTexts } from './texts.js'

/*
 * The generic form checker in pieces: each takes a value and answers what is wrong with it, or null.
 * They take any value whatever, never throw, and compose as the `checks` of a form's field.
 */
export type Check = (value: unknown) => Text | BoundText | null

/**
 * Whether a value is empty: null, undefined, a text that is blank after trimming, an empty list, or NaN,
 * which is what an unreadable number field holds. 0 and false are filled.
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || Number.isNaN(value)) return true
  if (typeof value === 'string') return !/\S/.test(value)
  return Array.isArray(value) && value.length === 0
}

/** Fails on an empty value. */
export function required(text: Text = inputTexts.required): Check {
  return (value) => (isEmpty(value) ? text : null)
}

/** For names: fails on a text with a digit of any script in it. */
export function noNumbers(text: Text = fieldTexts.noNumbers): Check {
  return (value) =>
    (typeof value === 'string' || typeof value === 'number') && /\p{Nd}/u.test(String(value)) ? text : null
}

/**
 * Fails on signs that nobody types and that show a text as another: control characters, and those that turn the
 * direction of writing round (U+202E and its kind).
 */
export function noHiddenSigns(text: Text = fieldTexts.hiddenSigns): Check {
  return (value) => (typeof value === 'string' && /[\p{Cc}\p{Bidi_C}\u2028\u2029]/u.test(value) ? text : null)
}

/** Fails above a maximum: the number of characters of a text or of entries of a list, the value of a number. */
export function max(limit: number, text: Text | BoundText): Check {
  return (value) => {
    if (typeof value === 'number') return value > limit ? text : null
    if (typeof value === 'string') return isLongerThan(value, limit) ? text : null
    return Array.isArray(value) && value.length > limit ? text : null
  }
}

/** Fails on what has not the form of an e-mail address; blanks around it do not count. */
export function email(text: Text = emailFieldTexts.invalid): Check {
  return (value) => (typeof value === 'string' && isEmail(value.trim()) ? null : text)
}

/** Fails unless a list has an entry, or a record of flags one that is true. */
export function atLeastOne(text: Text = fieldTexts.chooseOne): Check {
  return (value) => {
    if (Array.isArray(value)) return value.length > 0 ? null : text
    const flags = typeof value === 'object' && value !== null ? Object.values(value) : []
    return flags.includes(true) ? null : text
  }
}

/** Lets an empty value pass unchecked. */
export function whenFilled(check: Check): Check {
  return (value) => (isEmpty(value) ? null : check(value))
}

/** The first of several checks that fails. */
export function every(...checks: readonly Check[]): Check {
  return (value) => {
    for (const check of checks) {
      const wrong = check(value)
      if (wrong !== null) return wrong
    }
    return null
  }
}

/** What is wrong with a person's first or last name: it is required, and has no digits and no hidden signs. */
export const checkName: Check = every(required(), noNumbers(), noHiddenSigns())

/** Whether a text has more than `limit` characters, an emoji counting once. Reads no further than it must. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  if (text.length > 2 * limit) return true
  let characters = 0
  for (const _ of text) if (++characters > limit) return true
  return false
}
