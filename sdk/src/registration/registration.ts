import type { MergingForm } from '../kit/forms/conflict.js'
import { describeFailure } from '../kit/describeFailure.js'
import { formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { createForm } from '../kit/forms/form.js'
import { locationChange } from '../places/address.js'
import { centsToField } from '../kit/money.js'
import {
  clinicalSkills,
  defaultDistance,
  registerSteps,
  type AssistanceId,
  type ClinicalSkillId,
  type RegisterStep,
} from '../vocabulary/caregivers/catalogue.js'
import { checkServices, checkSkills } from '../caregivers/choices.js'
import type { OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import {
  addressFields,
  addressServerNames,
  addressValues,
  locationErrors,
  pickedAddress,
} from '../ownProfile/locationForm.js'
import { checkBirthday } from '../caregivers/birthday.js'
import type { PickedPlace } from '../places/calls.js'
import { conditionsChange, profileForm, saveProfile } from '../ownProfile/profileEditors.js'
import { hasPart } from '../ownProfile/profileScore.js'
import type { ProfileStore } from '../ownProfile/profileStore.js'
import { checkWage, wageInCents } from '../caregivers/wage.js'

/** What a caregiver tells of themselves at the end of the registration: the birthday MM/DD/YYYY, and where they live. */
export interface PersonalForm {
  readonly birthday: string
  readonly address: string
  readonly address2: string
  readonly place: PickedPlace | null
  /** As in `LocationForm`. */
  readonly as_typed: boolean
}

/** The last step of the registration. The day is judged by `now`. */
export function createPersonalForm(
  store: ProfileStore,
  profile: OwnCaregiver,
  now: () => Date,
): MergingForm<PersonalForm> {
  const valuesOf = ({ birthday, user }: OwnCaregiver): PersonalForm => ({
    birthday: birthday ? formatFormDate(birthday) : '',
    ...addressValues(user),
  })
  return profileForm<PersonalForm>(
    store,
    profile,
    valuesOf,
    ({ birthday: initial }, seen) =>
      createForm<PersonalForm>({
        fields: {
          birthday: { initial, checks: [(day) => checkBirthday(parseFormDate(day), now())] },
          ...addressFields(profile.user),
        },
        check: (form) => locationErrors(seen().user, form),
        serverNames: addressServerNames,
        async submit(form) {
          const change = locationChange(seen().user, pickedAddress(form), defaultDistance, form.as_typed)
          if ('error' in change) return
          // How far to work is asked elsewhere, and stays as it is.
          const { settings: _, ...address } = change.user
          await saveProfile(
            store,
            {
              caregiver: { birthday: parseFormDate(form.birthday) ?? '' },
              user: { ...address, address2: form.address2.trim() },
            },
            seen(),
          )
        },
        describe: describeFailure,
      }),
    [['address', 'address2', 'place', 'as_typed']],
  )
}

/** What a caregiver offers: services of the house, or clinical skills, as the profession asks; and dollars as typed. */
export interface OfferForm {
  readonly home_support: readonly AssistanceId[]
  readonly conditions: readonly ClinicalSkillId[]
  readonly desired_wage: string
}

/** The step that asks what families search by and must know: the help that is offered, and its rate. */
export function createOfferForm(store: ProfileStore, profile: OwnCaregiver): MergingForm<OfferForm> {
  const isHcp = profile.is_hcp
  const valuesOf = ({ conditions, home_support, desired_wage }: OwnCaregiver): OfferForm => ({
    home_support: home_support as AssistanceId[],
    conditions: conditions.filter((id): id is ClinicalSkillId => clinicalSkills.has(id)),
    desired_wage: desired_wage > 0 ? centsToField(desired_wage) : '',
  })
  return profileForm<OfferForm>(store, profile, valuesOf, (initial, seen) =>
    createForm<OfferForm>({
      fields: {
        home_support: {
          initial: initial.home_support,
          checks: [checkServices],
          activeWhen: () => !isHcp,
        },
        conditions: { initial: initial.conditions, checks: [checkSkills], activeWhen: () => isHcp },
        desired_wage: { initial: initial.desired_wage, checks: [checkWage] },
      },
      submit(form) {
        const help = isHcp
          ? conditionsChange(seen(), form.conditions, 'skills').caregiver
          : { home_support: [...form.home_support] }
        const desired_wage = wageInCents(form.desired_wage) as number
        return saveProfile(store, { caregiver: { desired_wage, ...help } }, seen())
      },
      describe: describeFailure,
    }),
  )
}

/** Where to go on with a registration that was left: the first step that is still open; null when none is. */
export function openStep(profile: OwnCaregiver): RegisterStep | null {
  return registerSteps.ids.find((step) => !isStepDone(step, profile)) ?? null
}

/** Whether a step has got what it asks for; one that was skipped has not. */
export function isStepDone(step: RegisterStep, profile: OwnCaregiver): boolean {
  return done[step](profile)
}

const done: Readonly<Record<RegisterStep, (profile: OwnCaregiver) => boolean>> = {
  picture: ({ photo }) => photo !== null,
  about: ({ about }) => about.trim() !== '',
  services: (profile) => hasPart(profile, 'services') && hasPart(profile, 'wage'),
  verification: ({ phone_verified }) => phone_verified,
  background: ({ background_checked }) => background_checked,
  // Set one way or the other from the beginning.
  'app-notify-permissions': () => true,
  personal: ({ birthday, user }) => birthday !== null && user.address !== '',
}
