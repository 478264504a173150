import { useEffect } from 'react'
import { profileModals } from '@homecare/sdk/addresses'
import { useNavigation } from '../frame/app'
import { modalHref } from './modalHref'

/** Loads the modals' code while nothing else is to be done, so that each opens at once. */
export function usePreloadModals(): void {
  const { prefetch } = useNavigation()
  useEffect(() => {
    const run = () => {
      for (const { id } of profileModals) prefetch(modalHref(id))
    }
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(run, slowMs)
      return () => clearTimeout(timer)
    }
    const idle = window.requestIdleCallback(run, { timeout: slowMs })
    return () => window.cancelIdleCallback(idle)
  }, [prefetch])
}

/** By then it is done, even if the page is never at rest. */
const slowMs = 4000
