import { useSyncExternalStore } from 'react'

/** Whether the browser has a connection, as far as it knows; true while a page is hydrated, whose server did not know it. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => window.navigator.onLine,
    () => true,
  )
}

function onConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
