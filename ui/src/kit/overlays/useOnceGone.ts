import { useEffect, useRef } from 'react'

/**
 * Runs something once a dialog is gone, such as loading the page beneath anew: while it closes, it shows that page as it was kept,
 * and ends what is on its way.
 */
export function useOnceGone(run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => latest.current(), [])
}
