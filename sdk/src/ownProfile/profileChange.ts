import { checkName, isEmpty } from '../kit/checks.js'
import { centsPerDollar } from '../kit/constants.js'
import { namedParts, type Editable } from '../kit/state/recordVersion.js'
import { partsOf, textOf } from '../kit/shape.js'
import type { BoundText, Text } from '../kit/text.js'
import { isComplete, isInCountries, splitStreet } from '../places/address.js'
import { addressTexts } from '../places/texts.js'
import { isLongZipCode } from '../vocabulary/places/zipCode.js'
import { shiftAvailabilities, shiftDurations, shiftZones } from '../vocabulary/shifts/catalogue.js'
import { checkAbout } from '../caregivers/about.js'
import { checkBirthday } from '../caregivers/birthday.js'
import { clinicalSkills, distanceChoices, scheduleFlags } from '../vocabulary/caregivers/catalogue.js'
import {
  checkJobPreferences,
  checkLanguages,
  checkServices,
  checkShiftAssignments,
  checkShiftPreferences,
  checkSkills,
  flagsOf,
} from '../caregivers/choices.js'
import { OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import type { CaregiverChange, CaregiverUserChange } from './profileCalls.js'
import { profileChangeTexts } from '../caregivers/texts.js'
import { checkWage } from '../caregivers/wage.js'

/** What an editor of the profile sends. */
export interface ProfileChange {
  readonly caregiver?: CaregiverChange
  readonly user?: CaregiverUserChange
}

/** What a change is judged against: flags of one choice may be sent singly, and an address in part. */
export type ChangedProfile = Omit<OwnCaregiver, 'cg_profile_score'>

/** What is wrong with a change, by the names of its fields: `caregiver.about`, `user.address`. */
export type ProfileChangeErrors = Readonly<Record<string, Text | BoundText>>

/**
 * What keeps a change of the own profile from being saved; empty when it may be. Choices that are several
 * flags are named together: `caregiver.job_preferences`, `caregiver.shift_preferences`, `caregiver.shift_assignments`,
 * `caregiver.shift_duration`. An address is judged as it will be, and objected to at `user.address`.
 */
export function profileChangeErrors(
  saved: ChangedProfile,
  change: ProfileChange,
  now: Date,
): ProfileChangeErrors {
  const [caregiver, user] = [partsOf(partsOf(change).caregiver), partsOf(partsOf(change).user)]
  const wrong: Record<string, Text | BoundText> = {}
  const note = (field: string, text: Text | BoundText | null) => {
    if (text) wrong[field] = text
  }
  const given = <K extends keyof CaregiverChange>(
    name: K,
    check: (value: NonNullable<CaregiverChange[K]>) => Text | BoundText | null,
  ) => {
    const value = caregiver[name]
    if (value !== undefined) note(`caregiver.${name}`, check(value as NonNullable<CaregiverChange[K]>))
  }
  given('about', checkAbout)
  given('desired_wage', (cents) => checkWage(cents / centsPerDollar))
  given('spoken_languages', checkLanguages)
  given('home_support', checkServices)
  given('conditions', (ids) =>
    saved.conditions.some(isSkill) && !ids.some(isSkill) ? checkSkills([]) : null,
  )
  given('provider_types', (ids) => (ids.length === 0 ? profileChangeTexts.providerType : null))
  given('birthday', (day) => checkBirthday(day, now))
  for (const [field, flags, check] of choices) {
    if (flags.some((flag) => caregiver[flag] !== undefined))
      note(`caregiver.${field}`, check({ ...saved, ...caregiver }))
  }
  if (shiftDurations.ids.every((flag) => caregiver[flag] === true))
    wrong['caregiver.shift_duration'] = profileChangeTexts.oneDuration

  for (const name of ['first_name', 'last_name'] as const) {
    if (user[name] !== undefined) note(`user.${name}`, checkName(user[name]))
  }
  if (addressFields.some((field) => user[field] !== undefined))
    note('user.address', addressError({ ...saved.user, ...user }))
  const distance = user.settings?.max_job_distance_preference
  if (distance !== undefined) note('user.settings.max_job_distance_preference', checkJobDistance(distance))
  return wrong
}

/**
 * The own record as its editors change it: part by part, an address as a whole. What is merged by number overwrites
 * nobody, and coordinates follow from the address.
 */
export const profileRecord: Editable<OwnCaregiver, ProfileChange> = {
  shape: OwnCaregiver,
  parts({ caregiver, user: { settings, ...user } = {} } = {}) {
    const { photo_id: _, licenses: __, ...own } = caregiver ?? {}
    const named = namedParts(user)
    const person = named.some((name) => wholeAddress.includes(name)) ? [...named, ...wholeAddress] : named
    return [
      ...namedParts(own),
      ...person.map((name) => `user.${name}`),
      ...namedParts(settings).map((name) => `user.settings.${name}`),
    ].filter((part) => !besides.includes(part))
  },
}
/** What goes with an address and is no part of the record. */
const besides: readonly string[] = ['user.latitude', 'user.longitude', 'user.address_as_typed']
const wholeAddress: readonly string[] = ['address', 'address2', 'city', 'state', 'zip_code']

/** What a change makes of the profile besides what it says: one shift duration clears the other, lists hold each once. */
export function settledChange(change: CaregiverChange): CaregiverChange {
  const chosen = shiftDurations.ids.find((flag) => change[flag] === true)
  return {
    ...change,
    ...(chosen && flagsOf(shiftDurations.ids, [chosen])),
    ...(change.spoken_languages && { spoken_languages: ascending(change.spoken_languages) }),
    ...(change.conditions && { conditions: ascending(change.conditions) }),
    ...(change.home_support && { home_support: ascending(change.home_support) }),
    // The selected one stays first.
    ...(change.provider_types && { provider_types: [...new Set(change.provider_types)] }),
  }
}

/** What is wrong with how far somebody is willing to work, in miles: one of the choices. */
export function checkJobDistance(miles: number): Text | null {
  return (distanceChoices as readonly number[]).includes(miles) ? null : profileChangeTexts.distance
}

const isSkill = (id: number) => clinicalSkills.has(id)
const ascending = <T extends number>(ids: readonly T[]): T[] =>
  [...new Set(ids)].sort((one, other) => one - other)

const choices = [
  ['job_preferences', scheduleFlags.ids, checkJobPreferences],
  ['shift_preferences', shiftAvailabilities.ids, checkShiftPreferences],
  ['shift_assignments', shiftZones.entries.map(({ flag }) => flag), checkShiftAssignments],
] as const

const addressFields = ['address', 'city', 'state', 'zip_code', 'latitude', 'longitude'] as const

/** As the location editor says it. */
function addressError(address: {
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zip_code: string
}): Text | null {
  if (textOf(address.address) === '') return addressTexts.streetMissing
  const { city, state, zip_code } = address
  const whole = { ...splitStreet(address.address), city, state, zip_code }
  if (!isInCountries(whole) || textOf(state) === '' || !isComplete(whole, 'city'))
    return addressTexts.nothingPicked
  if (isEmpty(whole.street_number)) return addressTexts.streetNumberMissing
  return isComplete(whole, 'full') && isLongZipCode(textOf(zip_code)) ? null : addressTexts.nothingPicked
}
