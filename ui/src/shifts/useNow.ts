import { useEffect, useState } from 'react'

const stepMs = 30_000

/** The present, again each half minute; the page begins with the instant at which it was loaded, as its server did. */
export function useNow(loadedAt: string): Date {
  const [now, setNow] = useState(() => new Date(loadedAt))
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), stepMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
