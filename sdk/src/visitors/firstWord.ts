import { messageMaxLength } from '../chat/calls.js'
import { checkName, every, isEmpty, max } from '../kit/checks.js'
import { isEmail } from '../kit/email.js'
import { noHiddenSignsInLines } from '../kit/fields/lines.js'
import { partsOf, textOf } from '../kit/shape.js'
import type { Sayable } from '../kit/text.js'
import { emailFieldTexts } from '../kit/texts.js'
import { checkZip } from '../places/zip.js'
import type { FirstWord } from './calls.js'
import { firstWordErrorTexts as wrong } from './visitorTexts.js'

/** For how many days a message waits for its writer to confirm their address; then it is deleted. */
export const firstWordDays = 7
/** How many messages wait at most for one address. */
export const firstWordsWaiting = 5
/** For how many days a caregiver who was written to is invited to the first job that is posted. */
export const pinnedDays = 60

const checkLines = every(noHiddenSignsInLines(wrong.hiddenSigns), max(messageMaxLength, wrong.tooLong))

/**
 * What is wrong with the words of a message, or null: they must not be blank nor longer than `messageMaxLength`, and have
 * none of the signs that nobody types: control characters but those of lines and tabs, and those that turn the direction of
 * writing round.
 */
export function checkFirstWord(message: unknown): Sayable | null {
  const text = textOf(message)
  if (text.trim() === '') return wrong.noMessage
  return checkLines(text.trim())
}

/** What keeps a first message from being taken, by field. */
export function firstWordErrors(
  word: Partial<FirstWord> | null,
): Partial<Record<'name' | 'email' | 'message' | 'zip_code', Sayable>> {
  const { name, email, message, zip_code } = partsOf(word)
  const found = {
    name: isEmpty(name) ? wrong.name : checkName(name),
    email: isEmail(textOf(email).trim()) ? null : emailFieldTexts.invalid,
    message: checkFirstWord(message),
    zip_code: isEmpty(zip_code) ? null : checkZip(textOf(zip_code).trim()),
  }
  return Object.fromEntries(Object.entries(found).filter(([, says]) => says !== null))
}

/** A name as it is typed, by its first word and the others: 'Carol Ito' is Carol, of the Itos. */
export function splitName(name: string): { readonly first_name: string; readonly last_name: string } {
  const [first_name = '', ...others] = textOf(name).trim().split(/\s+/)
  return { first_name: first_name.slice(0, 60), last_name: others.join(' ').slice(0, 60) }
}
