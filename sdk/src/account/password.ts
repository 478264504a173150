import type { FieldCheck } from '../kit/forms/form.js'
import { isEmpty } from '../kit/checks.js'
import { inputTexts } from '../kit/inputTexts.js'
import { texts } from '../kit/text.js'

/** Characters of a password that is chosen. Length is what makes it strong; no other rule is asked. */
export const passwordLength = { min: 8, max: 128 } as const

/** What the rules of a new password say. */
export const passwordTexts = texts({
  tooShort: ['Please use at least 8 characters.', 'Use al menos 8 caracteres.'],
  tooLong: ['Please use no more than 128 characters.', 'Use como máximo 128 caracteres.'],
  hint: [
    'At least 8 characters. A few words together are easy to remember.',
    'Al menos 8 caracteres. Varias palabras juntas son fáciles de recordar.',
  ],
})

/** Checks a password that is being chosen; one that is being given to sign in is only required. */
export const checkNewPassword: FieldCheck<string, unknown> = (password) => {
  if (isEmpty(password)) return inputTexts.required
  if (password.length < passwordLength.min) return passwordTexts.tooShort
  return password.length > passwordLength.max ? passwordTexts.tooLong : null
}
