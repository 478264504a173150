import { profileModals, type ProfileModal } from '@homecare/sdk'
import { withQuery, type QueryChange } from '../../frame/navigation'

/** The address of the own profile (D2 §2). */
export const profilePath = '/caregiver/profile'

/** The address of a modal of the profile, by its path. */
export function modalHref(modal: ProfileModal, query: QueryChange = {}): string {
  return withQuery(`${profilePath}/${profileModals.get(modal).paths[0]}`, new URLSearchParams(), query)
}
