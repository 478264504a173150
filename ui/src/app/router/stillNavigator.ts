import { signal } from '@preact/signals-core'
import type { Navigator } from './navigator'
import type { Page } from './page'

/** The navigator of a page that is rendered on the server: it stands where it is. */
export function stillNavigator(page: Page): Navigator {
  const stay = async () => {}
  const nothing = () => {}
  return {
    arrival: signal({ page, how: 'first', scroll: 0 }),
    progress: signal('none'),
    question: signal(null),
    go: stay,
    pushQuery: stay,
    replaceQuery: stay,
    openModal: stay,
    closeModal: nothing,
    layOver: stay,
    mayLeave: async () => true,
    reload: stay,
    preload: nothing,
    retry: nothing,
    identityChanged: stay,
    start: () => nothing,
  }
}
