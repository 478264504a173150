import type { ReadonlySignal } from '@preact/signals-core'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The value of a signal, and a new render whenever it changes. The one way a component reads a signal:
 * `.value` in a render goes stale without a word.
 */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(() => changed()), [signal])
  const value = useCallback(() => signal.peek(), [signal])
  return useSyncExternalStore(subscribe, value, value)
}
