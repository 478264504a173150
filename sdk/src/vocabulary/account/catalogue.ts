import { catalogue, type IdOf } from '../../kit/catalogue.js'

/**
 * Who is using the product, as the identity's user type. The documents write
 * `care_manager` with an underscore, so the others with two words do too. Being a health care professional is a
 * caregiver's provider type, and administrators are staff with the admin flag.
 */
export const userTypes = catalogue([
  { id: 'family', label: ['Family', 'Familia'] },
  { id: 'caregiver', label: ['Caregiver', 'Cuidador'] },
  { id: 'agency_caregiver', label: ['Agency caregiver', 'Cuidador de agencia'] },
  { id: 'agency', label: ['Agency', 'Agencia'] },
  { id: 'facility', label: ['Facility', 'Centro de atención'] },
  { id: 'care_manager', label: ['Care manager', 'Coordinador de atención'] },
  { id: 'staff', label: ['Staff', 'Personal'] },
  { id: 'anonymous', label: ['Visitor', 'Visitante'] },
])
export type UserType = IdOf<typeof userTypes>

/** Whether somebody is a caregiver, their own or an agency's. */
export const isCaregiver = (user_type: string | null | undefined): boolean =>
  user_type === 'caregiver' || user_type === 'agency_caregiver'

/** What chat and tracking ask of a login; staff is named beside the list. */
export const loginTypes = ['anon', 'care_manager', 'caregiver', 'family', 'staff'] as const
export type LoginType = (typeof loginTypes)[number]

/** Marks of an identity beside its user type. */
export const identityFlags = ['is_light', 'conciergeEligible'] as const
export type IdentityFlag = (typeof identityFlags)[number]

/**
 * Introductions shown once to each person, by the flag in the identity's `tutorials`. The documents name
 * none: one for each screen that they describe as having an introduction.
 */
export const tutorials = catalogue([
  { id: 'profile', label: ['Your profile', 'Su perfil'] },
  { id: 'careplan', label: ['Care plans', 'Planes de cuidado'] },
  { id: 'clockio', label: ['Clocking in and out', 'Registro de horas'] },
  { id: 'timesheets', label: ['Timesheets', 'Hojas de horas'] },
  { id: 'open_shifts', label: ['Open shifts', 'Turnos disponibles'] },
])
export type Tutorial = IdOf<typeof tutorials>
