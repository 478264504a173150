import { checkNewPassword } from '../account/password.js'
import { checkName, isEmpty } from '../kit/checks.js'
import { isEmail } from '../kit/email.js'
import { phoneDigits } from '../kit/phone.js'
import type { BoundText, Text } from '../kit/text.js'
import { emailFieldTexts, phoneFieldTexts } from '../kit/texts.js'
import { partsOf, textOf } from '../kit/shape.js'
import { checkZip } from '../places/zip.js'
import type { CaregiverSignup } from './signupCalls.js'
import { caregiverSignupTexts } from '../caregivers/texts.js'

/**
 * What keeps a caregiver's registration from being accepted, by the names of the call: `user.email`. Phone and ZIP code
 * may follow later; a password is needed unless somebody comes by a social sign-in.
 */
export function caregiverSignupErrors(signup: CaregiverSignup): Record<string, Text | BoundText> {
  const { user, social } = partsOf(signup)
  const given = partsOf(user)
  const wrong: Record<string, Text | BoundText> = {}
  const note = (field: keyof CaregiverSignup['user'], text: Text | BoundText | null) => {
    if (text) wrong[`user.${field}`] = text
  }
  note('first_name', checkName(given.first_name))
  note('last_name', checkName(given.last_name))
  note('email', isEmail(textOf(given.email)) ? null : emailFieldTexts.invalid)
  if (!social) note('password', passwordError(given.password))
  if (!isEmpty(given.phone)) note('phone', phoneDigits(given.phone ?? '') ? null : phoneFieldTexts.invalid)
  if (!isEmpty(given.zip_code)) note('zip_code', checkZip(given.zip_code))
  note('terms', given.terms ? null : caregiverSignupTexts.terms)
  return wrong
}

function passwordError(password: string | undefined): Text | null {
  return (checkNewPassword(password ?? '', {}) as Text | null) ?? null
}
