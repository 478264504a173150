import { createProfileStore, type ProfileStore } from '@homecare/sdk/ownProfile'
import { signal } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useValue } from '../kit/useValue'

/** The own profile now open in this page, for the modals over it. Never set on the server. */
export const openProfile = signal<ProfileStore | null>(null)

/** The profile beneath a modal; one of its own, loaded at once, where the modal lies over another page. */
export function useProfileStore(): ProfileStore {
  const { care, toasts, report } = useApp()
  const open = useValue(openProfile)
  const [own] = useState(() => createProfileStore(care, toasts, report))
  const store = open ?? own
  useEffect(() => {
    const { data, loading, load } = store.profile
    if (data.peek() === undefined && !loading.peek()) void load()
    void store.loadExtras()
  }, [store])
  return store
}
