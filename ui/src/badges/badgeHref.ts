import type { PageHref } from '@homecare/sdk/addresses'
/** Where a caregiver's badges are. */
export const badgesPath = '/caregiver/badges'

/** The page of one badge, with the way to it. */
export function badgeHref({ id }: { readonly id: number }): PageHref {
  return `${badgesPath}/${id}`
}
