import type { UserType } from '@homecare/sdk/account'

/** The help that is written for others than these; nobody is offered it among their own links. */
const notTheirs: Partial<Record<UserType, 'family' | 'caregiver'>> = {
  family: 'caregiver',
  care_manager: 'caregiver',
  caregiver: 'family',
  agency_caregiver: 'family',
}

/**
 * Whether the help for an audience is for somebody: a family is not led to the caregivers' texts, and the other way
 * round.
 */
export const isHelpFor = (type: UserType, audience: 'family' | 'caregiver'): boolean =>
  notTheirs[type] !== audience
