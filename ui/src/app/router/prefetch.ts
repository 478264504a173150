import { modalOf, type PagePath } from '@homecare/sdk/addresses'
import type { ResolveContext } from './resolve'

type PrefetchContext = Pick<ResolveContext, 'identity' | 'match' | 'loadScreen' | 'loadModal'>

/** Loads the code of a page, and of the modal over it, ahead. What fails here is told when the page is asked for. */
export function prefetch(to: string, { identity, match, loadScreen, loadModal }: PrefetchContext): void {
  const { pathname, searchParams: query } = new URL(to, 'http://localhost')
  const route = match(pathname)
  if (route) {
    const visit = { path: pathname as PagePath, params: route.params, query, identity }
    loadScreen(route.row.screen)
      .then((screen) => Promise.all([screen.code?.(visit), screen.later?.(visit)]))
      .catch(() => {})
  }
  const modal = modalOf(route?.row.modal ?? query.get('modal'))
  if (modal) loadModal(modal.id).catch(() => {})
}
