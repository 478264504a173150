import { useEffect } from 'react'

/**
 * Lets a store that begins with the data of its page take in what comes later: after Back the page is shown as it was,
 * and then brought up to date.
 */
export function useTakeIn<T>(take: (data: T) => void, data: T): void {
  useEffect(() => take(data), [take, data])
}
