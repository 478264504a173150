import { profileQuery } from '../vocabulary/caregivers/constants.js'
import { profileStates, type ProfileStateName } from './profileScore.js'
import type { PageHref } from '../vocabulary/addresses/href.js'

/** What the query of the profile page says: the profile state's name, and whether somebody is new here. */
export function readProfileQuery(search: unknown): {
  readonly stateName: string | null
  readonly onboarding: boolean
} {
  const query = new URLSearchParams(typeof search === 'string' ? search.slice(0, 2000) : '')
  return {
    stateName: query.get(profileQuery.stateName) || null,
    onboarding: query.get(profileQuery.onboarding) === profileQuery.onboardingOn,
  }
}

/** The address of one's own profile, with the state that it was in when the link was made. */
export function ownProfileHref(state: ProfileStateName): PageHref {
  return `/caregiver/profile?${profileQuery.stateName}=${state}`
}

/** What the state in a link says of a profile: that it is so, or is no more; nothing without one that there is. */
export function linkedState(
  stateName: unknown,
  profile: { readonly profile_state_name: string },
): 'is' | 'was' | null {
  const known = profileStates.entries.some(({ name }) => name === stateName)
  if (!known) return null
  return stateName === profile?.profile_state_name ? 'is' : 'was'
}
