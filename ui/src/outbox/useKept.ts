import type { ReadonlySignal } from '@preact/signals-core'
import { useCallback, useSyncExternalStore } from 'react'

/** The value of a signal that the device keeps: `none` while a page is hydrated, whose server did not know it. */
export function useKept<T>(signal: ReadonlySignal<T>, none: T): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(() => changed()), [signal])
  return useSyncExternalStore(
    subscribe,
    () => signal.peek(),
    () => none,
  )
}
