import type { Identity, UserType } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'

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

/** Where help is for somebody: what is written for them, or whom to ask. */
export function helpHref({ user_type: type }: Pick<Identity, 'user_type'>): PageHref {
  if (type === 'facility' || type === 'agency' || type === 'staff') return '/contact'
  return isHelpFor(type, 'family') ? '/help/family' : '/help/caregiver'
}
