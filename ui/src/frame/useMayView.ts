import { mayViewPage, type PageHref } from '@homecare/sdk/addresses'
import { useSession } from './app'
import { useValue } from '../kit/useValue'

/** Whether the reader may go to a page: a partner's family is offered nothing that its plan does not open. */
export function useMayView(): (href: PageHref) => boolean {
  const identity = useValue(useSession().identity)
  return (href) => mayViewPage(identity, href)
}
