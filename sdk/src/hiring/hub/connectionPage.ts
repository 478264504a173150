import type { PageHref } from '../../vocabulary/addresses/href.js'

/**
 * The page of a connection for one of its sides, below that side's own home: a partner's plan, too, opens it to its
 * families.
 */
export const connectionPage = (side: 'family' | 'caregiver', id: number): PageHref =>
  side === 'family' ? `/family/dashboard/connections/${id}` : `/caregiver/dashboard/connections/${id}`
