import { describeFailure } from '../kit/describeFailure.js'
import { createMergingForm, type MergingForm } from '../kit/forms/conflict.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { centsToField } from '../kit/money.js'
import type { Text } from '../kit/text.js'
import { fieldTexts, kitTexts } from '../kit/texts.js'
import type { Toasts } from '../kit/state/toasts.js'
import {
  shiftAvailabilities,
  shiftDurations,
  shiftZones,
  type ShiftAssignmentFlag,
  type ShiftAvailabilityFlag,
  type ShiftDurationFlag,
} from '../vocabulary/shifts/catalogue.js'
import { checkAbout } from '../caregivers/about.js'
import {
  clinicalSkills,
  conditions,
  languages,
  scheduleFlags,
  type AssistanceId,
  type ClinicalSkillId,
  type ConditionId,
  type HousingId,
  type LanguageId,
  type ScheduleFlag,
} from '../vocabulary/caregivers/catalogue.js'
import {
  checkJobPreferences,
  checkLanguages,
  checkServices,
  checkShiftAssignments,
  checkShiftPreferences,
  checkSkills,
  choiceToasts,
  chooseShiftDuration,
  flagsOf,
} from '../caregivers/choices.js'
import type { OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import type { CaregiverChange } from './profileCalls.js'
import { profileRecord, type ProfileChange } from './profileChange.js'
import type { ProfileStore } from './profileStore.js'
import { languageIds, replaceSkills } from '../caregivers/skills.js'
import { checkWage, wageInCents } from '../caregivers/wage.js'

/*
 * The editors of the own profile, one for each modal. Each saves through the profile's store, which holds
 * the saving flag, takes the change into the profile and says how it went; the server's errors go to the fields.
 */

/** Dollars as typed, shown with two decimals. */
export function createWageForm(store: ProfileStore, profile: OwnCaregiver) {
  const valuesOf = ({ desired_wage }: OwnCaregiver) => ({
    desired_wage: desired_wage > 0 ? centsToField(desired_wage) : '',
  })
  return profileForm(store, profile, valuesOf, ({ desired_wage }, seen) =>
    createForm<{ desired_wage: string }>({
      fields: { desired_wage: { initial: desired_wage, eager: true, checks: [checkWage] } },
      submit: (form) =>
        saveProfile(store, { caregiver: { desired_wage: wageInCents(form.desired_wage) as number } }, seen()),
      describe,
    }),
  )
}

/** Checked on every key; 2000 characters at most. */
export function createAboutForm(store: ProfileStore, profile: OwnCaregiver) {
  const valuesOf = ({ about }: OwnCaregiver) => ({ about })
  return profileForm(store, profile, valuesOf, ({ about }, seen) =>
    createForm<{ about: string }>({
      fields: { about: { initial: about, eager: true, checks: [checkAbout] } },
      submit: (form) => saveProfile(store, { caregiver: { about: form.about.trim() } }, seen()),
      describe,
    }),
  )
}

/** At least one. */
export function createLanguagesForm(store: ProfileStore, profile: OwnCaregiver, toasts: Toasts) {
  type Chosen = { spoken_languages: readonly LanguageId[] }
  const valuesOf = (record: OwnCaregiver): Chosen => ({
    spoken_languages: languageIds(record.spoken_languages).filter((id): id is LanguageId =>
      languages.has(id),
    ),
  })
  const form = profileForm(store, profile, valuesOf, ({ spoken_languages: initial }, seen) =>
    createForm<Chosen>({
      fields: { spoken_languages: { initial, checks: [checkLanguages] } },
      submit: ({ spoken_languages }) =>
        saveProfile(store, { caregiver: { spoken_languages: [...spoken_languages] } }, seen()),
      describe,
    }),
  )
  return saidWhenEmpty(form, toasts, choiceToasts.languages)
}

/** At least one. */
export function createServicesForm(store: ProfileStore, profile: OwnCaregiver, toasts: Toasts) {
  type Chosen = { home_support: readonly AssistanceId[] }
  const valuesOf = (record: OwnCaregiver) => ({ home_support: record.home_support as AssistanceId[] })
  const form = profileForm<Chosen>(store, profile, valuesOf, ({ home_support: initial }, seen) =>
    createForm<Chosen>({
      fields: { home_support: { initial, checks: [checkServices] } },
      submit: ({ home_support }) =>
        saveProfile(store, { caregiver: { home_support: [...home_support] } }, seen()),
      describe,
    }),
  )
  return saidWhenEmpty(form, toasts, choiceToasts.services)
}

/** At least one clinical skill; the conditions that share the field stay. */
export function createSkillsForm(store: ProfileStore, profile: OwnCaregiver, toasts: Toasts) {
  type Chosen = { conditions: readonly ClinicalSkillId[] }
  const valuesOf = (record: OwnCaregiver) => ({ conditions: record.conditions.filter(isSkill) })
  const form = profileForm<Chosen>(store, profile, valuesOf, ({ conditions: initial }, seen) =>
    createForm<Chosen>({
      fields: { conditions: { initial, checks: [checkSkills] } },
      submit: (chosen) => saveProfile(store, conditionsChange(seen(), chosen.conditions, 'skills'), seen()),
      describe,
    }),
  )
  return saidWhenEmpty(form, toasts, choiceToasts.skills)
}

/** Any number of conditions; the clinical skills that share the field stay. */
export function createExpertiseForm(store: ProfileStore, profile: OwnCaregiver) {
  type Chosen = { conditions: readonly ConditionId[] }
  const valuesOf = (record: OwnCaregiver) => ({ conditions: record.conditions.filter(isCondition) })
  return profileForm<Chosen>(store, profile, valuesOf, ({ conditions: initial }, seen) =>
    createForm<Chosen>({
      fields: { conditions: { initial } },
      submit: (chosen) =>
        saveProfile(store, conditionsChange(seen(), chosen.conditions, 'conditions'), seen()),
      describe,
    }),
  )
}

interface JobPreferences {
  job_preferences: readonly ScheduleFlag[]
  housing: HousingId
}

/** At least one kind of work, and whether to live with the family. */
export function createJobPreferencesForm(store: ProfileStore, profile: OwnCaregiver, toasts: Toasts) {
  const valuesOf = (record: OwnCaregiver): JobPreferences => ({
    job_preferences: flagged(record, scheduleFlags.ids),
    housing: record.housing as HousingId,
  })
  const form = profileForm(store, profile, valuesOf, (initial, seen) =>
    createForm<JobPreferences>({
      fields: {
        job_preferences: {
          initial: initial.job_preferences,
          checks: [(chosen) => checkJobPreferences(flagsOf(scheduleFlags.ids, chosen))],
        },
        housing: { initial: initial.housing },
      },
      submit: ({ job_preferences, housing }) =>
        saveProfile(
          store,
          { caregiver: { ...flagsOf(scheduleFlags.ids, job_preferences), housing } },
          seen(),
        ),
      describe,
    }),
  )
  return saidWhenEmpty(form, toasts, choiceToasts.jobPreferences)
}

interface ShiftPreferences {
  shift_preferences: readonly ShiftAvailabilityFlag[]
  shift_duration: readonly ShiftDurationFlag[]
}

/** At least one availability; a duration or none, choosing one clears the other. */
export function createShiftPreferencesForm(store: ProfileStore, profile: OwnCaregiver, toasts: Toasts) {
  const valuesOf = (record: OwnCaregiver): ShiftPreferences => ({
    shift_preferences: flagged(record, shiftAvailabilities.ids),
    shift_duration: flagged(record, shiftDurations.ids),
  })
  const form = profileForm(store, profile, valuesOf, (initial, seen) =>
    createForm<ShiftPreferences>({
      fields: {
        shift_preferences: {
          initial: initial.shift_preferences,
          checks: [(chosen) => checkShiftPreferences(flagsOf(shiftAvailabilities.ids, chosen))],
        },
        shift_duration: { initial: initial.shift_duration },
      },
      submit: ({ shift_preferences, shift_duration }) =>
        saveProfile(
          store,
          {
            caregiver: {
              ...flagsOf(shiftAvailabilities.ids, shift_preferences),
              ...flagsOf(shiftDurations.ids, chooseShiftDuration(shift_duration)),
            },
          },
          seen(),
        ),
      describe,
    }),
  )
  return saidWhenEmpty(form, toasts, choiceToasts.shiftPreferences)
}

/** At least one zone. */
export function createShiftAssignmentsForm(store: ProfileStore, profile: OwnCaregiver, toasts: Toasts) {
  const zones = shiftZones.entries.map(({ flag }) => flag)
  type Chosen = { shift_assignments: readonly ShiftAssignmentFlag[] }
  const valuesOf = (record: OwnCaregiver): Chosen => ({ shift_assignments: flagged(record, zones) })
  const form = profileForm(store, profile, valuesOf, ({ shift_assignments: initial }, seen) =>
    createForm<Chosen>({
      fields: {
        shift_assignments: {
          initial,
          checks: [(chosen) => checkShiftAssignments(flagsOf(zones, chosen))],
        },
      },
      submit: ({ shift_assignments }) =>
        saveProfile(store, { caregiver: flagsOf(zones, shift_assignments) as CaregiverChange }, seen()),
      describe,
    }),
  )
  return saidWhenEmpty(form, toasts, choiceToasts.shiftAssignments)
}

/** One of the pictures behind the profile. */
export function createBackgroundForm(store: ProfileStore) {
  const chosen = store.extras.data.peek()?.backgroundPhotos?.selected_id ?? null
  return createForm<{ selected_id: number | null }>({
    fields: {
      selected_id: { initial: chosen, checks: [(id) => (id === null ? fieldTexts.chooseOne : null)] },
    },
    async submit({ selected_id }) {
      await store.chooseBackground.attempt(selected_id as number)
    },
    describe,
  })
}

/** The form of a part of the profile, which another tab or device may have changed since it was opened. */
export function profileForm<D extends object>(
  store: ProfileStore,
  profile: OwnCaregiver,
  valuesOf: (record: OwnCaregiver) => D,
  make: (initial: D, seen: () => OwnCaregiver) => Form<D>,
  together: readonly (readonly (keyof D & string)[])[] = [],
): MergingForm<D> {
  return createMergingForm<OwnCaregiver, D>({
    kind: profileRecord,
    record: profile,
    valuesOf,
    together,
    form: (seen) => make(valuesOf(profile), () => seen() ?? profile),
    taken: (now) => store.profile.set(now),
  })
}

/**
 * Saves a change of the profile for a form: what the server says of its fields is thrown, to be put there; so is a
 * conflict, where what is changed is not as it was `seen`.
 */
export async function saveProfile(
  store: ProfileStore,
  change: ProfileChange,
  seen?: OwnCaregiver,
): Promise<void> {
  await store.save.attempt(change, seen)
  // What the profile is worth now is the server's to say, and nobody waits for it.
  void store.refreshScore.run()
}

/** The chosen conditions or skills, beside those of the other kind that share the field. */
export function conditionsChange(
  seen: Pick<OwnCaregiver, 'conditions'>,
  chosen: readonly number[],
  editor: 'conditions' | 'skills',
): ProfileChange {
  return {
    caregiver: {
      conditions: replaceSkills(seen.conditions, chosen, editor) as (ConditionId | ClinicalSkillId)[],
    },
  }
}

/** A form that also says in a toast that a choice is saved empty: at its field and there, and in no summary. */
function saidWhenEmpty<D extends object, F extends Form<D>>(
  form: F & Form<D>,
  toasts: Toasts,
  text: Text,
): F {
  return {
    ...form,
    toasted: true,
    async submit() {
      const accepted = await form.submit()
      if (!accepted && !form.valid.peek()) toasts.error(text)
      return accepted
    },
  }
}

const describe = (error: Parameters<typeof describeFailure>[0]) =>
  describeFailure(error, kitTexts.somethingWentWrong)
const isSkill = (id: number): id is ClinicalSkillId => clinicalSkills.has(id)
const isCondition = (id: number): id is ConditionId => conditions.has(id)

function flagged<F extends keyof OwnCaregiver>(profile: OwnCaregiver, names: readonly F[]): F[] {
  return names.filter((name) => profile[name] === true)
}
