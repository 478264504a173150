import type { UserType } from '../account/catalogue.js'

/** The kinds of user who may take part in a study, and register for access to health records of their own. */
export const researchParticipants = [
  'family',
  'caregiver',
  'agency_caregiver',
] as const satisfies readonly UserType[]

/** Whether a kind of user may take part in studies. */
export const mayTakePartInResearch = (userType: unknown): boolean =>
  researchParticipants.some((one) => one === userType)
