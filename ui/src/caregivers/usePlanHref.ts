import { mayViewPage, type PageHref } from '@homecare/sdk/addresses'
import { useSession } from '../frame/app'
import { useValue } from '../kit/useValue'

/** A page on which a partner's family hires or plans, where its plan opens it; null for whoever pays for care itself. */
export function usePlanHref(): (page: PageHref) => PageHref | null {
  const identity = useValue(useSession().identity)
  return (page) => (identity.is_b2b && mayViewPage(identity, page) ? page : null)
}
