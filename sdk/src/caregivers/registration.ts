import type { Session } from '../account/session.js'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { formatFormDate, parseFormDate } from '../kit/dates.js'
import { createForm, type Form } from '../kit/form.js'
import { phoneDigits } from '../kit/phone.js'
import type { BoundText, Locale, Text } from '../kit/text.js'
import { locationChange } from '../places/address.js'
import { defaultDistance, registerSteps, type ProviderTypeId, type RegisterStep } from './catalogue.js'
import type { MyCaregiver } from './dashboardCalls.js'
import {
  addressFields,
  addressServerNames,
  locationErrors,
  pickedAddress,
  type PickedPlace,
} from './locationForm.js'
import { checkBirthday } from './profileChange.js'
import { signUpCaregiver, type CaregiverSignup } from './profileCalls.js'
import { saveProfile } from './profileEditors.js'
import type { ProfileStore } from './profileStore.js'
import { caregiverSignupErrors } from './signup.js'

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

/** Joining as a home health aide or as a skilled nursing professional (D2 §1, §2). Accepted, one is signed in. */
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

/** What a caregiver tells of herself at the end of the registration: the birthday MM/DD/YYYY, and where she lives. */
export interface PersonalForm {
  readonly birthday: string
  readonly address: string
  readonly address2: string
  readonly place: PickedPlace | null
}

/** The last step of the registration (D2 §2). The day is judged by `now`. */
export function createPersonalForm(
  store: ProfileStore,
  { birthday, user }: MyCaregiver,
  now: () => Date,
): Form<PersonalForm> {
  return createForm<PersonalForm>({
    fields: {
      birthday: {
        initial: birthday ? formatFormDate(birthday) : '',
        checks: [(day) => checkBirthday(parseFormDate(day), now())],
      },
      ...addressFields(user),
    },
    check: (form) => locationErrors(user, form),
    serverNames: addressServerNames,
    async submit(form) {
      const change = locationChange(user, pickedAddress(form), defaultDistance)
      if ('error' in change) return
      // How far to work is asked elsewhere, and stays as it is.
      const { settings: _, ...address } = change.user
      await saveProfile(store, {
        caregiver: { birthday: parseFormDate(form.birthday) ?? '' },
        user: { ...address, address2: form.address2.trim() },
      })
    },
    describe: describeFailure,
  })
}

/** Where to go on with a registration that was left: the first step that is still open; null when none is. */
export function openStep(profile: MyCaregiver): RegisterStep | null {
  return registerSteps.ids.find((step) => !done[step](profile)) ?? null
}

const done: Readonly<Record<RegisterStep, (profile: MyCaregiver) => boolean>> = {
  picture: ({ photo }) => photo !== null,
  about: ({ about }) => about.trim() !== '',
  verification: ({ phone_verified }) => phone_verified,
  background: ({ background_checked }) => background_checked,
  // Set one way or the other from the beginning.
  'app-notify-permissions': () => true,
  personal: ({ birthday, user }) => birthday !== null && user.address !== '',
}

/** Errors by the last part of their names, as a form has them: `user.email` is `email`. */
function byLastName(errors: Readonly<Record<string, Text | BoundText>>): Record<string, Text | BoundText> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name.slice(name.lastIndexOf('.') + 1), text]),
  )
}
