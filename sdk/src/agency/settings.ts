import { lineField } from '../kit/fields/fields.js'
import { emailField, phoneTextField } from '../kit/fields/fileFields.js'
import { mismatches } from '../kit/structs/mismatches.js'
import { array, object, optional, refine, size, type Infer } from '../kit/structs/struct.js'
import { states } from '../vocabulary/places/states.js'

/** How many caregivers an agency's file and its desk hold. */
export const agencyCaregiversMax = 5000

const PersonOfAgency = object({
  first_name: lineField,
  last_name: lineField,
  email: emailField,
})

/**
 * An agency as a file gives it: who sits at its desk and who works for it, by e-mail address; an account is opened for whoever
 * has none. Its day is that of its `state`, a two-letter code.
 */
export const AgencySettings = object({
  name: lineField,
  phone: optional(phoneTextField),
  state: refine(lineField, 'state', (state) => states.has(state)),
  desk: size(array(PersonOfAgency), 1, 100),
  caregivers: size(array(PersonOfAgency), 0, agencyCaregiversMax),
})
export type AgencySettings = Infer<typeof AgencySettings>

/** What is wrong with the file of an agency, by place; none where it can be loaded. */
export const agencyFileErrors = (value: unknown): string[] => mismatches(value, AgencySettings)
