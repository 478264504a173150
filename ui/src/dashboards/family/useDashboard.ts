import { useEffect, useMemo } from 'react'

interface Store {
  loadMissing(): void
}

/** The store of a dashboard for the data it came with. What is missing is asked for once the page is there. */
export function useDashboard<S extends Store>(create: () => S, data: unknown): S {
  // oxlint-disable-next-line react/exhaustive-deps -- a new store for new data, and only then
  const store = useMemo(create, [data])
  useEffect(() => store.loadMissing(), [store])
  return store
}
