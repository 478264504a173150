import { useEffect, useRef, useState } from 'react'
import { AppContext, type App } from '../frame/app'
import { LocaleProvider } from '../kit/say'
import { ToastHost } from '../kit/ToastHost'
import { useValue } from '../kit/useValue'
import type { Later } from './later'
import { ModalHost, SignInAgainHost } from './ModalHost'
import type { Arrival, Navigator } from './navigator'
import { PageView } from './PageView'
import type { Report } from './report'
import type { SignInAgain } from './session'
import { Shell } from './Shell'
import type { ShellLink } from './shellLinks'
import { usePlace } from './usePlace'
import type { VersionWatch } from './version'

export interface AppRootProps {
  readonly app: App
  readonly navigator: Navigator
  readonly signInAgain: SignInAgain
  readonly version: VersionWatch
  readonly report: Report
  readonly later: Later
  readonly footer: readonly ShellLink[]
}

/** The whole product: the page of the present address in its frame, and what may lie over it. */
export function AppRoot({ app, navigator, signInAgain, version, report, later, footer }: AppRootProps) {
  const arrival = useValue(navigator.arrival)
  const Notices = useValue(later.code)?.Notices
  usePlace(arrival)
  return (
    <AppContext value={app}>
      <LocaleProvider locale={app.prefs.locale}>
        <Shell
          path={arrival.page.path}
          footer={footer}
          notices={Notices && <Notices navigator={navigator} version={version} />}
        >
          <PageView page={arrival.page} report={report} />
        </Shell>
        <ModalHost arrival={arrival} />
        <SignInAgainHost signInAgain={signInAgain} />
        <ToastHost toasts={app.toasts} />
        <HeadKeeper app={app} arrival={arrival} later={later} />
      </LocaleProvider>
    </AppContext>
  )
}

/** Keeps the tab's title and the head up to date, and announces a new page politely. */
function HeadKeeper({ app, arrival, later }: { app: App; arrival: Arrival; later: Later }) {
  const locale = useValue(app.prefs.locale)
  const [announced, setAnnounced] = useState('')
  const shown = useRef({ page: arrival.page, locale })
  const { page } = arrival
  useEffect(() => {
    const before = shown.current
    if (before.page === page && before.locale === locale) return
    shown.current = { page, locale }
    void later.load().then(({ updateHead }) => {
      const title = updateHead(document, page, locale, app.config)
      if (before.page.path !== page.path) setAnnounced(title)
    })
  }, [page, locale, app.config, later])
  return (
    <p className="hidden" role="status">
      {announced}
    </p>
  )
}
