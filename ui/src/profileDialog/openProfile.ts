import { createProfileStore, type ProfileStore } from '@homecare/sdk/ownProfile'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { scopeKey, useHeld } from '../frame/scope'

/** The own profile that a page shows, for the modals over it. */
export const openProfile = scopeKey<ProfileStore>()

/** The profile beneath a modal; one of its own, loaded at once, where the modal lies over another page. */
export function useProfileStore(): ProfileStore {
  const { care, toasts, report } = useApp()
  const open = useHeld(openProfile)
  const [own] = useState(() => createProfileStore(care, toasts, report))
  const store = open ?? own
  useEffect(() => {
    const { data, loading, load } = store.profile
    if (data.peek() === undefined && !loading.peek()) void load()
    void store.loadExtras()
  }, [store])
  return store
}
