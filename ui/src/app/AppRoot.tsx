import type { ReadonlySignal } from '@preact/signals-core'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { AppContext, type App } from '../frame/app'
import { LocaleProvider } from '../kit/say'
import { useValue } from '../kit/useValue'
import type { Later, LaterCode } from './later'
import type { Navigator } from './router/navigator'
import { OfflineNotice } from './shell/OfflineNotice'
import { PageView } from './shell/PageView'
import type { Report } from './session/report'
import type { SignInAgain } from './session/session'
import { Shell } from './shell/Shell'
import type { ShellLink } from './routes/shellLinks'

export interface AppRootProps {
  readonly app: App
  readonly navigator: Navigator
  readonly signInAgain: SignInAgain
  /** The current version, once somebody has named it. */
  readonly version: ReadonlySignal<string | null>
  readonly report: Report
  readonly later: Later
  readonly footer: readonly ShellLink[]
  /** Told once that the whole page answers to presses. */
  readonly onStanding?: () => void
}

/** The whole product: the page of the present address in its frame, and what may lie over it. */
export function AppRoot(props: AppRootProps) {
  const { app, navigator, signInAgain, version, report, later, footer, onStanding } = props
  const arrival = useValue(navigator.arrival)
  const code = useLaterCode(later)
  useEffect(() => onStanding?.(), [onStanding])
  return (
    <AppContext value={app}>
      <LocaleProvider locale={app.prefs.locale}>
        <Shell
          path={arrival.page.pathname}
          search={arrival.page.search}
          footer={footer}
          notices={
            <div className="shell-notices">
              <OfflineNotice />
              {code && <code.Notices navigator={navigator} version={version} />}
            </div>
          }
        >
          <PageView page={arrival.page} report={report} fallback={code && <code.BrokenPage />} />
        </Shell>
        {code && (
          <code.Overlays
            app={app}
            arrival={arrival}
            question={navigator.question}
            signInAgain={signInAgain}
          />
        )}
      </LocaleProvider>
    </AppContext>
  )
}

/** The later code once it is there; not while the page is hydrated, which the server rendered without it. */
function useLaterCode({ code }: Later): LaterCode | null {
  const subscribe = useCallback((changed: () => void) => code.subscribe(() => changed()), [code])
  return useSyncExternalStore(
    subscribe,
    () => code.peek(),
    () => null,
  )
}
