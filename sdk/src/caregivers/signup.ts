import { checkNewPassword } from '../account/password.js'
import { checkName, isEmpty } from '../kit/checks.js'
import { isEmail } from '../kit/email.js'
import { phoneDigits } from '../kit/phone.js'
import type { BoundText, Text } from '../kit/text.js'
import { kitTexts } from '../kit/texts.js'
import { isZipCode } from '../places/zipCode.js'
import type { CaregiverSignup } from './profileCalls.js'
import { caregiverSignupTexts } from './texts.js'

/**
 * What keeps a caregiver's registration from being accepted, by the names of the call: `user.email`. Phone and ZIP code
 * may follow later; a password is needed unless somebody comes by a social sign-in.
 */
export function caregiverSignupErrors({ user, social }: CaregiverSignup): Record<string, Text | BoundText> {
  const wrong: Record<string, Text | BoundText> = {}
  const object = (field: keyof CaregiverSignup['user'], text: Text | BoundText | null) => {
    if (text) wrong[`user.${field}`] = text
  }
  for (const name of ['first_name', 'last_name'] as const) object(name, checkName(user[name]))
  object('email', isEmail(user.email.trim()) ? null : kitTexts.emailInvalid)
  if (!social) object('password', passwordError(user.password))
  if (!isEmpty(user.phone)) object('phone', phoneDigits(user.phone ?? '') ? null : kitTexts.phoneInvalid)
  if (!isEmpty(user.zip_code)) object('zip_code', isZipCode(user.zip_code) ? null : caregiverSignupTexts.zip)
  object('terms', user.terms ? null : caregiverSignupTexts.terms)
  return wrong
}

function passwordError(password: string | undefined): Text | null {
  return (checkNewPassword(password ?? '', {}) as Text | null) ?? null
}
