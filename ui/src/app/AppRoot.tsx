import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { AppContext, type App } from '../frame/app'
import { LocaleProvider } from '../kit/say'
import { useValue } from '../kit/useValue'
import type { LaterCode, PageApp } from './createApp'
import type { Router } from './router/router'
import { OfflineNotice } from './shell/OfflineNotice'
import { PageView } from './shell/PageView'
import type { Report } from './session/report'
import { Shell } from './shell/Shell'
import type { ShellLink } from './routes/shellLinks'

export interface AppRootProps extends PageApp {
  readonly app: App
  readonly router: Router
  readonly report: Report
  readonly footer: readonly ShellLink[]
  /** Told once that the whole page answers to presses. */
  readonly onStanding?: () => void
}

/** The whole product: the page of the present address in its frame, and what may lie over it. */
export function AppRoot(props: AppRootProps) {
  const { app, router, signInAgain, version, report, laterCode, footer, onStanding } = props
  const view = useValue(router.view)
  const code = useLaterCode(laterCode)
  useEffect(() => onStanding?.(), [onStanding])
  return (
    <AppContext value={app}>
      <LocaleProvider locale={app.prefs.locale}>
        <Shell
          page={view.page}
          footer={footer}
          notices={
            <div className="shell-notices">
              <OfflineNotice />
              {code && <code.Notices router={router} version={version} />}
            </div>
          }
        >
          <PageView page={view.page} report={report} fallback={code && <code.BrokenPage />} />
        </Shell>
        {code && <code.Overlays app={app} view={view} question={router.question} signInAgain={signInAgain} />}
      </LocaleProvider>
    </AppContext>
  )
}

/** The later code once it is there; not while the page is hydrated, which the server rendered without it. */
function useLaterCode(code: PageApp['laterCode']): LaterCode | null {
  const subscribe = useCallback((changed: () => void) => code.subscribe(() => changed()), [code])
  return useSyncExternalStore(
    subscribe,
    () => code.peek(),
    () => null,
  )
}
