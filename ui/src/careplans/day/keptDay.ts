import { useEffect, useRef } from 'react'

/**
 * Has the service worker keep today's page of a plan, to be read without a connection: the page as the server sends it, with the
 * code that it runs by. It is kept anew some seconds after the plan has changed (`version`), so that what is done by then does not
 * stand there as open. One page of one person at a time; it goes at logout and where another signs in.
 */
export function useKeptDay(planId: number, isToday: boolean, version: string): void {
  const kept = useRef<string | null>(null)
  useEffect(() => {
    if (!isToday || kept.current === version) return
    const keep = () => {
      kept.current = version
      void keepDay(planId).catch(() => undefined)
    }
    const idle = setTimeout(keep, kept.current === null ? afterLoadMs : afterChangeMs)
    return () => clearTimeout(idle)
  }, [planId, isToday, version])
}

const [afterLoadMs, afterChangeMs] = [1500, 5000]

async function keepDay(planId: number): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || !navigator.onLine || document.documentElement.dataset['kept']) return
  const { active } = await serviceWorker.ready
  // What is pressed on the page without a connection has its code there by then.
  await Promise.all([
    import('../settle/SkipFields'),
    import('../settle/AnswerFields'),
    import('../notes/NoteFields'),
    import('./VisitClock'),
    import('../../clock/ClockOutDialog'),
    import('../../outbox/planSending'),
  ])
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  active?.postMessage({ keep: `/careplan/connection/${planId}`, files: [...new Set(files)] })
}
