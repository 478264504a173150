import { profileModalPath, type PageHref, type ProfileModal } from '@homecare/sdk/addresses'
import { withQuery, type QueryChange } from '../frame/navigation'

/** The address of a modal of the profile, by its path. */
export function modalHref(modal: ProfileModal, query: QueryChange = {}): PageHref {
  return withQuery(profileModalPath(modal), new URLSearchParams(), query)
}
