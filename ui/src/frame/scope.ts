import { signal, type Signal } from '@preact/signals-core'
import { useEffect } from 'react'
import { useValue } from '../kit/useValue'
import { useApp, type App } from './app'

/** Names something that a page holds, and says what it is. To be made outside of a component. */
type ScopeKey<T> = { readonly holds?: T }
export const scopeKey = <T>(): ScopeKey<T> => ({})

/** What the page holds under a key now; null while it holds nothing. */
export function held<T>({ scope }: App, key: ScopeKey<T>): Signal<T | null> {
  const place = scope.get(key) ?? signal(null)
  scope.set(key, place)
  return place as Signal<T | null>
}

/** The one of its kind: made where it is first asked for, and then held for as long as the document lives. */
export function oneOf<T>(app: App, key: ScopeKey<T>, make: () => T): T {
  const place = held(app, key)
  const known = place.peek()
  if (known !== null) return known
  const made = make()
  place.value = made
  return made
}

/** What the page beneath a modal holds for it. */
export const useHeld = <T>(key: ScopeKey<T>): T | null => useValue(held(useApp(), key))

/** Holds something for the modals over a screen, for as long as the screen stands. */
export function useHolding<T>(key: ScopeKey<T>, value: T): void {
  const app = useApp()
  useEffect(() => {
    const place = held(app, key)
    place.value = value
    return () => {
      if (place.peek() === value) place.value = null
    }
  }, [app, key, value])
}
