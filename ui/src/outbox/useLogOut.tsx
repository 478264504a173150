import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useApp } from '../frame/app'
import { held } from '../frame/scope'
import { shownOutbox } from './shownOutbox'

const Question = lazy(() => import('./LogOutQuestion'))

/**
 * Logs out, once it was asked about what is typed and about what waits to be sent, which is kept on this device alone.
 * `question` is to stand on the page.
 */
export function useLogOut(): { logOut: () => Promise<void>; question: ReactNode } {
  const app = useApp()
  const { session, navigation } = app
  const [waiting, setWaiting] = useState(0)
  return {
    async logOut() {
      if (!(await navigation.mayLeave())) return
      const count = held(app, shownOutbox).peek()?.deeds.peek().length ?? 0
      setWaiting(count)
      if (count === 0) await session.logout.run()
    },
    question: waiting > 0 && (
      <Suspense fallback={null}>
        <Question count={waiting} onConfirm={() => session.logout.run()} onClose={() => setWaiting(0)} />
      </Suspense>
    ),
  }
}
