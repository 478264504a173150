import { slug } from '../kit/slug.js'
import type { PagePath } from '../vocabulary/addresses/href.js'

/** The public address of a caregiver's profile. */
export function profileHref(caregiver: { id: number; first_name: string }): PagePath {
  return `/caregivers/profile/${slug(caregiver.first_name) || 'caregiver'}/${caregiver.id}`
}

/** The same profile among the pages of a partner's family (`caregiver-profile-b2b/{provider_id}`). */
export function partnerProfileHref({ id }: { id: number }): PagePath {
  return `/caregiver-profile-b2b/${id}`
}
