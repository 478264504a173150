import { createRides, isOpenRide, type RideBook, type RidesStore } from '@homecare/sdk/rides'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useTakeIn } from '../frame/useTakeIn'
import { useValue } from '../kit/useValue'

/** Milliseconds between two looks at rides that are still to come or under way. */
const lookEveryMs = 30_000

/** The rides that came with a page, kept up to date while one of them is open and the page is in sight. */
export function useRides(connection: number, loaded: RideBook, visit?: number): RidesStore {
  const { care, toasts } = useApp()
  const [store] = useState(() => createRides(care, toasts, connection, loaded, visit))
  useTakeIn(store.set, loaded)
  const hasOpen = useValue(store.rides).some(isOpenRide)
  useEffect(() => {
    if (!hasOpen) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void store.look.run()
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [store, hasOpen])
  return store
}
