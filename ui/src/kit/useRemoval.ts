import type { Action } from '@homecare/sdk/kit'
import { useState } from 'react'
import { useValue } from './useValue'

/**
 * The question whether to delete a record, asked of one by its key. It stays while somebody has changed the record
 * meanwhile (`isChanged`, by a failure that brings it as it is), for then it is asked of what there is now.
 */
export function useRemoval<T, K>(remove: Action<[seen: T], unknown>, removed: (seen: T) => void) {
  const [asked, setAsked] = useState<K | null>(null)
  const busy = useValue(remove.busy)
  const isChanged = useValue(remove.error)?.current !== undefined
  const ask = (key: K | null) => {
    remove.forget()
    setAsked(key)
  }
  return {
    asked,
    busy,
    isChanged,
    ask,
    close: () => ask(null),
    async confirm(seen: T) {
      await remove.run(seen)
      const failure = remove.error.peek()
      if (failure?.current !== undefined) return
      if (failure === null) removed(seen)
      setAsked(null)
    },
  }
}
