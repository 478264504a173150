import { slug } from '../kit/slug.js'
import { profileQuery } from './constants.js'

/** What the query of the profile page says (D2 §2): the profile state's name, and whether somebody is new here. */
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

/** The public address of a caregiver's profile. */
export function profileHref(caregiver: { id: number; first_name: string }): string {
  return `/caregivers/profile/${slug(caregiver.first_name) || 'caregiver'}/${caregiver.id}`
}

/** The same profile among the pages of a partner's family (D1 §2 `caregiver-profile-b2b/{provider_id}`). */
export function partnerProfileHref({ id }: { id: number }): string {
  return `/caregiver-profile-b2b/${id}`
}
