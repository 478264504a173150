import { verifyBirthday } from './calls.js'
import type { OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import type { Client } from '../client/client.js'
import { formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { inputTexts } from '../kit/inputTexts.js'
import type { StateCode } from '../vocabulary/places/states.js'
import { states } from '../vocabulary/places/states.js'
import { backgroundPersonErrors, checkSignature } from './background.js'
import type { AgreementStep } from '../vocabulary/screening/catalogue.js'
import {
  agreeToBackgroundStep,
  updateBackgroundPerson,
  signBackgroundCheck,
  type BackgroundPerson,
  type SavedPerson,
} from './calls.js'

/** Agreeing to what a step shows. Nothing is ticked beforehand. */
export function createBackgroundAgreement(care: Client, step: AgreementStep): Form<{ agreed: boolean }> {
  return createForm({
    fields: { agreed: { initial: false, checks: [(agreed) => (agreed ? null : inputTexts.required)] } },
    submit: async () => void (await care.call(agreeToBackgroundStep, { body: { step, agreed: true } })),
    describe: describeFailure,
  })
}

/** Who is to be checked, as it is typed: the birthday MM/DD/YYYY. */
export interface BackgroundPersonForm {
  readonly first_name: string
  readonly middle_name: string
  readonly last_name: string
  readonly former_names: string
  readonly birthday: string
  readonly ssn: string
  readonly address: string
  readonly city: string
  readonly state: StateCode | null
  readonly zip_code: string
}

/** What a person's form begins with, and what it needs besides. */
export interface BackgroundPersonOptions {
  readonly profile: OwnCaregiver
  /** What was saved before; the profile where nothing was. */
  readonly saved: SavedPerson | null
  /** The day of the birthday is judged by it. */
  readonly now: () => Date
}

/**
 * Who is to be checked. The birthday is told to the profile first (verify-dob). The Social Security number
 * is never known beforehand, and forgotten as soon as it was taken.
 */
export function createBackgroundPersonForm(
  care: Client,
  { profile, saved, now }: BackgroundPersonOptions,
): Form<BackgroundPersonForm> {
  const known = knownOfPerson(profile, saved)
  const form = createForm<BackgroundPersonForm>({
    fields: {
      first_name: { initial: known.first_name },
      middle_name: { initial: known.middle_name },
      last_name: { initial: known.last_name },
      former_names: { initial: known.former_names },
      birthday: { initial: known.birthday },
      ssn: { initial: known.ssn },
      address: { initial: known.address },
      city: { initial: known.city },
      state: { initial: known.state },
      zip_code: { initial: known.zip_code },
    },
    check: (data) => backgroundPersonErrors(personOf(data), now()),
    async submit(data) {
      const body = personOf(data)
      await care.call(verifyBirthday, { body: { birthday: body.birthday } })
      await care.call(updateBackgroundPerson, { body })
      form.reset({ ...data, ssn: '' })
    },
    describe: describeFailure,
  })
  return form
}

/** What a person's form begins with: what was saved, else what the profile says. Never the number. */
export function knownOfPerson(
  { user, birthday }: Pick<OwnCaregiver, 'user' | 'birthday'>,
  saved: SavedPerson | null,
): BackgroundPersonForm {
  const known = saved ?? { ...user, birthday: birthday ?? '' }
  return {
    first_name: known.first_name,
    middle_name: saved?.middle_name ?? '',
    last_name: known.last_name,
    former_names: saved?.former_names ?? '',
    birthday: formatFormDate(known.birthday),
    ssn: '',
    address: known.address,
    city: known.city,
    state: states.has(known.state) ? known.state : null,
    zip_code: known.zip_code,
  }
}

/** Signing with the full name, which sends the check. */
export function createBackgroundSignature(
  care: Client,
  person: Pick<SavedPerson, 'first_name' | 'last_name'>,
): Form<{ signature: string }> {
  return createForm({
    fields: {
      signature: { initial: '', checks: [(signature) => checkSignature(signature, person)] },
    },
    submit: async ({ signature }) =>
      void (await care.call(signBackgroundCheck, { body: { signature: signature.trim() } })),
    describe: describeFailure,
  })
}

function personOf(form: BackgroundPersonForm): BackgroundPerson {
  const { middle_name, former_names } = form
  return {
    first_name: form.first_name.trim(),
    ...(middle_name.trim() && { middle_name: middle_name.trim() }),
    last_name: form.last_name.trim(),
    ...(former_names.trim() && { former_names: former_names.trim() }),
    birthday: parseFormDate(form.birthday) ?? '',
    ssn: form.ssn.replace(/[\s-]/g, ''),
    address: form.address.trim(),
    city: form.city.trim(),
    state: form.state ?? '',
    zip_code: form.zip_code.trim(),
  }
}
