import { resource, type Resource } from '@homecare/sdk/kit'
import { useEffect, useState } from 'react'

/** A resource that loads when it is first shown; the caller mounts anew for another subject. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Resource<T, []> {
  const [loaded] = useState(() => resource(load))
  useEffect(() => {
    void loaded.load()
    return () => loaded.clear()
  }, [loaded])
  return loaded
}
