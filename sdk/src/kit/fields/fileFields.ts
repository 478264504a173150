import { isEmail } from '../email.js'
import { checkPhone } from '../phone.js'
import { refine } from '../structs/struct.js'
import { lineField } from './fields.js'

/*
 * Fields that files of settings share.
 */

/** A telephone number as people write it. */
export const phoneTextField = refine(lineField, 'phone', (number) => checkPhone(number) === null)
/** An e-mail address. */
export const emailField = refine(lineField, 'email', isEmail)

/** Judges a list in which nothing stands twice by what `by` says of each: true, or what does. */
export const withoutRepeats =
  <T>(what: string, by: (one: T) => string) =>
  (all: readonly T[]): true | string => {
    const names = all.map(by)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    return twice === undefined || `the ${what} ${twice} stands twice`
  }
