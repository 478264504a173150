import { createAvailabilityStore, type AvailabilityStore } from '@homecare/sdk/availability'
import { signal } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useValue } from '../kit/useValue'

/** The times now open in this page, for the modal over it. Never set on the server. */
export const openTimes = signal<AvailabilityStore | null>(null)

/** The times beneath a modal; their own, loaded at once, where it lies over another page. */
export function useTimesStore(): AvailabilityStore {
  const { care, toasts, report } = useApp()
  const open = useValue(openTimes)
  const [own] = useState(() => createAvailabilityStore(care, toasts, report))
  const store = open ?? own
  useEffect(() => {
    const { data, loading, load } = store.records
    if (data.peek() === undefined && !loading.peek()) void load()
  }, [store])
  return store
}
