import { useEffect, useMemo } from 'react'
import { useSaidAgain } from '../../frame/useSaidAgain'

interface Store {
  loadMissing(): void
  /** Asks again for what the server says in words. */
  sayAgain(): void
}

/**
 * The store of a dashboard for the data it came with. What is missing is asked for once the page is there, and what
 * the server has put in words again after a change of language.
 */
export function useDashboard<S extends Store>(create: () => S, data: unknown): S {
  // oxlint-disable-next-line react/exhaustive-deps -- a new store for new data, and only then
  const store = useMemo(create, [data])
  useEffect(() => store.loadMissing(), [store])
  useSaidAgain(() => store.sayAgain())
  return store
}
