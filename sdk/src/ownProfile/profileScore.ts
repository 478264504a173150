import { catalogue, type IdOf } from '../kit/catalogue.js'
import type { OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import { clinicalSkills, scheduleFlags } from '../vocabulary/caregivers/catalogue.js'

/**
 * What makes a profile complete, and how many points of 100 each part gives, the weightiest first. The documents name
 * the score only.
 */
export const profileParts = catalogue([
  { id: 'photo', label: ['A photo of you', 'Una foto suya'], points: 20 },
  {
    id: 'about',
    label: ['A few words about you', 'Unas palabras sobre usted'],
    points: 15,
  },
  { id: 'phone', label: ['A verified phone number', 'Un teléfono verificado'], points: 15 },
  { id: 'services', label: ['The help you offer', 'La ayuda que ofrece'], points: 10 },
  {
    id: 'experience',
    label: ['Where you have worked', 'Dónde ha trabajado'],
    points: 10,
  },
  {
    id: 'background',
    label: ['A background check', 'Una verificación de antecedentes'],
    points: 10,
  },
  { id: 'wage', label: ['Your hourly rate', 'Su tarifa por hora'], points: 5 },
  {
    id: 'languages',
    label: ['The languages you speak', 'Los idiomas que habla'],
    points: 5,
  },
  {
    id: 'preferences',
    label: ['The kind of work you want', 'El tipo de trabajo que quiere'],
    points: 5,
  },
  {
    id: 'licenses',
    label: ['A license or certificate', 'Una licencia o un certificado'],
    points: 5,
  },
])
export type ProfilePart = IdOf<typeof profileParts>
export type ProfilePartEntry = (typeof profileParts.entries)[number]

/**
 * Where a profile stands, by the number `state_of_caregiver` with its name. The documents name no states: a draft
 * lacks what families must know; a pending one waits for us to look at it; an active one is shown.
 */
export const profileStates = catalogue([
  { id: 0, name: 'draft', label: ['Not finished', 'Sin terminar'] },
  { id: 1, name: 'pending', label: ['Under review', 'En revisión'] },
  { id: 2, name: 'active', label: ['Shown to families', 'Visible para las familias'] },
])
export type ProfileStateName = (typeof profileStates.entries)[number]['name']

/** The parts without which no family is shown a profile. */
const neededParts: readonly ProfilePart[] = ['photo', 'about', 'phone', 'services', 'wage']

/** Whether a profile has what families must know. */
export function isProfileReady(profile: Scored): boolean {
  return partsFamiliesNeed(profile).length === 0
}

/** The state that follows from what a profile holds: one that was shown once stays so. */
export function profileStateAfter(profile: Scored): ProfileStateName {
  if (profile.profile_state_name === 'active') return 'active'
  return isProfileReady(profile) ? 'pending' : 'draft'
}

type Scored = Omit<OwnCaregiver, 'cg_profile_score'>

/** The parts without which no family is shown the profile, as far as they are missing, the weightiest first. */
export function partsFamiliesNeed(profile: Scored): ProfilePartEntry[] {
  return missingParts(profile).filter(({ id }) => neededParts.includes(id))
}

/** The parts that are missing, the weightiest first: what to do next. */
export function missingParts(profile: Scored): ProfilePartEntry[] {
  return profileParts.entries.filter(({ id }) => !has[id](profile))
}

/** 0 to 100: the points of the parts that are there. */
export function profileScore(profile: Scored): number {
  return missingParts(profile).reduce((score, { points }) => score - points, 100)
}

/** Whether a part of a profile is there. */
export function hasPart(profile: Scored, part: ProfilePart): boolean {
  return has[part](profile)
}

const has: Readonly<Record<ProfilePart, (profile: Scored) => boolean>> = {
  photo: ({ photo }) => photo !== null,
  about: ({ about }) => about.trim() !== '',
  phone: ({ phone_verified }) => phone_verified,
  // A nurse offers clinical skills, which are kept among the conditions.
  services: ({ home_support, conditions }) =>
    home_support.length > 0 || conditions.some((id) => clinicalSkills.has(id)),
  experience: ({ experience }) => experience.length > 0,
  background: ({ background_checked }) => background_checked,
  wage: ({ desired_wage }) => desired_wage > 0,
  languages: ({ spoken_languages }) => spoken_languages.length > 0,
  preferences: (profile) => scheduleFlags.ids.some((flag) => profile[flag]),
  licenses: ({ licenses }) => licenses.length > 0,
}
