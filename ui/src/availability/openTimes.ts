import { createAvailabilityStore, type AvailabilityStore } from '@homecare/sdk/availability'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { scopeKey, useHeld } from '../frame/scope'

/** The times that a page shows, for the modal over it. */
export const openTimes = scopeKey<AvailabilityStore>()

/** The times beneath a modal; their own, loaded at once, where it lies over another page. */
export function useTimesStore(): AvailabilityStore {
  const { care, toasts, report } = useApp()
  const open = useHeld(openTimes)
  const [own] = useState(() => createAvailabilityStore(care, toasts, report))
  const store = open ?? own
  useEffect(() => {
    const { data, loading, load } = store.records
    if (data.peek() === undefined && !loading.peek()) void load()
  }, [store])
  return store
}
