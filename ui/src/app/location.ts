import { useSyncExternalStore } from 'react'
import type { BaseLocationHook } from 'wouter'
import type { Navigator } from './navigator'

/** Where the visitor is, for wouter's hooks: the navigator's address, which changes once the page is there. */
export function locationHook({ arrival, go }: Pick<Navigator, 'arrival' | 'go'>): BaseLocationHook {
  const subscribe = (changed: () => void) => arrival.subscribe(changed)
  const path = () => arrival.peek().page.pathname
  const search = () => arrival.peek().page.search
  const useNavigatorSearch = () => useSyncExternalStore(subscribe, search, search)
  const useNavigatorPath: BaseLocationHook = () => [useSyncExternalStore(subscribe, path, path), go]
  return Object.assign(useNavigatorPath, { searchHook: useNavigatorSearch })
}
