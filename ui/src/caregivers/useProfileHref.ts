import type { PageHref } from '@homecare/sdk/addresses'
import { partnerProfileHref, profileHref } from '@homecare/sdk/profile'
import { useMayView } from '../frame/useMayView'

/**
 * Where a caregiver's name leads the reader: to the public profile, for a partner's family to the profile among its own
 * pages, or nowhere where its plan opens neither.
 */
export function useProfileHref(): (caregiver: Parameters<typeof profileHref>[0]) => PageHref | null {
  const mayView = useMayView()
  return (caregiver) => [profileHref(caregiver), partnerProfileHref(caregiver)].find(mayView) ?? null
}
