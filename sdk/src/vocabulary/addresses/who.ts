import type { UserType } from '../account/catalogue.js'

/** Who may visit: a list names user types; 'visitors' are those who are not signed in. */
export type Who = 'anyone' | 'visitors' | 'signedIn' | readonly UserType[]

/** Caregivers of both kinds. */
export const caregivers = ['caregiver', 'agency_caregiver'] as const
