import { isEmail } from '../kit/email.js'
import { lineField } from '../kit/fields/fields.js'
import { checkPhone } from '../kit/phone.js'
import { mismatches } from '../kit/structs/mismatches.js'
import { array, object, optional, refine, size, type Infer } from '../kit/structs/struct.js'
import { states } from '../vocabulary/places/states.js'

const PersonOfAgency = object({
  first_name: lineField,
  last_name: lineField,
  email: refine(lineField, 'email', isEmail),
})

/**
 * An agency as a file gives it: who sits at its desk and who works for it, by e-mail address; an account is opened for whoever
 * has none. Its day is that of its `state`, a two-letter code.
 */
export const AgencySettings = object({
  name: lineField,
  phone: optional(refine(lineField, 'phone', (number) => checkPhone(number) === null)),
  state: refine(lineField, 'state', (state) => states.has(state)),
  desk: size(array(PersonOfAgency), 1, 100),
  caregivers: size(array(PersonOfAgency), 0, 5000),
})
export type AgencySettings = Infer<typeof AgencySettings>

/** What is wrong with the file of an agency, by place; none where it can be loaded. */
export const agencyFileErrors = (value: unknown): string[] => mismatches(value, AgencySettings)
