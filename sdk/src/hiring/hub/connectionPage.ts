import type { PageHref } from '../../vocabulary/addresses/href.js'

/** The page of a family that a caregiver is in touch with. */
export function connectionHref({ id }: { readonly id: number }): PageHref {
  return `/caregiver/dashboard/connections/${id}`
}

/**
 * The page of a connection for one of its sides, below that side's own home: a partner's plan, too, opens it to its
 * families.
 */
export const connectionPage = (side: 'family' | 'caregiver', id: number): PageHref =>
  side === 'family' ? `/family/dashboard/connections/${id}` : connectionHref({ id })
