import { useSyncExternalStore } from 'react'

/** Whether filters stand beside the list; on the server, and for the first picture in the browser, they do not. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
}

const query = () => window.matchMedia('(min-width: 64rem)')

function subscribe(changed: () => void): () => void {
  const list = query()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
