import { useSyncExternalStore } from 'react'

/** Whether filters stand beside the list. The server sends them in any case, unseen where there is no room for them. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )
}

const query = () => window.matchMedia('(min-width: 64rem)')

function subscribe(changed: () => void): () => void {
  const list = query()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}
