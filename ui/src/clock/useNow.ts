import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { useValue } from '../kit/useValue'

const stepMs = 30_000

/**
 * The present by the server's clock, again each half minute; the page begins with the instant at which it was loaded, as
 * its server did.
 */
export function useNow(loadedAt: string): Date {
  const ahead = useValue(useApp().clockAhead)
  const [now, setNow] = useState(() => new Date(loadedAt))
  useEffect(() => {
    const look = () => setNow(new Date(Date.now() + ahead))
    look()
    const timer = setInterval(look, stepMs)
    return () => clearInterval(timer)
  }, [ahead])
  return now
}
