import { max } from '../checks.js'
import { message, texts } from '../text.js'

/** Characters of a few words to somebody, or of a reason. */
export const noteMaxLength = 1000

/** Characters of one line, as of a name or a street. */
export const lineMaxLength = 200

/** What is said of a note, and of a line. */
export const noteTexts = texts({
  tooLong: ['Please use no more than {max} characters.', 'Use como máximo {max} caracteres.'],
})

/** What is wrong with a note: it may be empty, and not too long. */
export const checkNote = max(noteMaxLength, message(noteTexts.tooLong, { max: noteMaxLength }))

/** What is wrong with a line: it may be empty, and not too long. */
export const checkLine = max(lineMaxLength, message(noteTexts.tooLong, { max: lineMaxLength }))
