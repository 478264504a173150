import type { Session } from '../account/session.js'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { phoneDigits } from '../kit/phone.js'
import type { BoundText, Locale, Text } from '../kit/text.js'
import type { ProviderTypeId } from '../vocabulary/caregivers/providerTypes.js'
import { caregiverSignupErrors } from './signup.js'
import { signUpCaregiver, type CaregiverSignup } from './signupCalls.js'

/** What somebody fills in to join as a caregiver; phone and ZIP code may stay empty. */
export interface RegisterForm {
  readonly provider_type: ProviderTypeId
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
  readonly zip_code: string
  readonly password: string
  readonly terms: boolean
}

/** Joining as a home health aide or as a skilled nursing professional. Accepted, one is signed in. */
export function createRegisterForm(
  care: Client,
  session: Session,
  {
    type = 0,
    invite,
    language,
  }: { readonly type?: ProviderTypeId; readonly invite?: string | null; readonly language: () => Locale },
): Form<RegisterForm> {
  const bodyOf = ({ phone, zip_code, email, ...person }: RegisterForm): CaregiverSignup => ({
    user: {
      ...person,
      email: email.trim(),
      ...(phone.trim() && { phone: phoneDigits(phone) ?? phone }),
      ...(zip_code.trim() && { zip_code: zip_code.trim() }),
      language: language(),
      ...(invite && { invite_code: invite }),
    },
  })
  return createForm<RegisterForm>({
    fields: {
      provider_type: { initial: type },
      first_name: { initial: '' },
      last_name: { initial: '' },
      email: { initial: '' },
      phone: { initial: '' },
      zip_code: { initial: '' },
      password: { initial: '' },
      terms: { initial: false },
    },
    check: (form) => byLastName(caregiverSignupErrors(bodyOf(form))),
    async submit(form) {
      const body = bodyOf(form)
      session.become(await care.call(signUpCaregiver, { body }))
    },
    describe: describeFailure,
  })
}

/** Errors by the last part of their names, as a form has them: `user.email` is `email`. */
function byLastName(errors: Readonly<Record<string, Text | BoundText>>): Record<string, Text | BoundText> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name.slice(name.lastIndexOf('.') + 1), text]),
  )
}
