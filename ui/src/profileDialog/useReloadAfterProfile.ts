import { createProfileStore } from '@homecare/sdk/ownProfile'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useHolding } from '../frame/scope'
import { openProfile } from './openProfile'

/** Holds the own profile for the modals over a page, and loads the page anew once one of them has changed it. */
export function useReloadAfterProfile(): void {
  const { care, toasts, report, navigation } = useApp()
  const [store] = useState(() => createProfileStore(care, toasts, report))
  useHolding(openProfile, store)
  useEffect(() => {
    let seen = store.profile.data.peek()
    return store.profile.data.subscribe((profile) => {
      if (seen !== undefined && profile !== undefined && profile !== seen) void navigation.reload()
      seen = profile
    })
  }, [store, navigation])
}
