import { barOf } from '@homecare/sdk/addresses'
import { Suspense, useEffect, useMemo } from 'react'
import { OnShift } from '../../clock/onShift'
import { useApp } from '../../frame/app'
import { helpHref } from '../../frame/helpFor'
import { useValue } from '../../kit/useValue'
import type { Page } from '../router/page'
import { BarView } from './BarView'
import { followKeyboard } from './keyboard'

/**
 * What leads about whoever is signed in: their bar, with what waits in each place, of the messages the unread ones, and
 * the way to a clock that runs.
 */
export default function PlaceBar({ page }: { page: Page }) {
  const { pathname } = page
  const { place, up } = page.stand
  const { session, unread, waiting } = useApp()
  const identity = useValue(session.identity)
  const messages = useValue(unread)
  const counts = { ...useValue(waiting), messages }
  useEffect(() => followKeyboard(window), [])
  // The same until the page changes: given anything new, React would throw away what the server rendered.
  const runningClock = useMemo(
    () => (
      <Suspense>
        <OnShift path={pathname} />
      </Suspense>
    ),
    [pathname],
  )
  return (
    <>
      <BarView
        bar={barOf(identity)}
        place={place}
        pathname={pathname}
        up={up}
        counts={counts}
        helpTo={helpHref(identity)}
      />
      {identity.on_shift && runningClock}
    </>
  )
}
