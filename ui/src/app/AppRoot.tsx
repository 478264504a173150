import { useEffect, useMemo, useRef, useState } from 'react'
import { AppContext, type App } from '../frame/app'
import { LocaleProvider } from '../kit/say'
import { ToastHost } from '../kit/ToastHost'
import { useValue } from '../kit/useValue'
import { applyHead, headTags } from './head'
import { ModalHost, SignInAgainHost } from './ModalHost'
import type { Arrival, Navigator } from './navigator'
import { Notices } from './Notices'
import { PageView } from './PageView'
import type { Report } from './report'
import type { SignInAgain } from './session'
import { Shell } from './Shell'
import { usePlace } from './usePlace'
import type { VersionWatch } from './version'

export interface AppRootProps {
  readonly app: App
  readonly navigator: Navigator
  readonly signInAgain: SignInAgain
  readonly version: VersionWatch
  readonly report: Report
}

/** The whole product: the page of the present address in its frame, and what may lie over it. */
export function AppRoot({ app, navigator, signInAgain, version, report }: AppRootProps) {
  const arrival = useValue(navigator.arrival)
  usePlace(arrival)
  return (
    <AppContext value={app}>
      <LocaleProvider locale={app.prefs.locale}>
        <Shell path={arrival.page.path} notices={<Notices navigator={navigator} version={version} />}>
          <PageView page={arrival.page} report={report} />
        </Shell>
        <ModalHost arrival={arrival} />
        <SignInAgainHost signInAgain={signInAgain} />
        <ToastHost toasts={app.toasts} />
        <HeadKeeper app={app} arrival={arrival} />
      </LocaleProvider>
    </AppContext>
  )
}

/** Keeps the tab's title and the head up to date, and announces a new page politely. */
function HeadKeeper({ app, arrival }: { app: App; arrival: Arrival }) {
  const locale = useValue(app.prefs.locale)
  const [announced, setAnnounced] = useState('')
  const path = useRef(arrival.page.path)
  const { page } = arrival
  const tags = useMemo(() => headTags(page, locale, app.config), [page, locale, app.config])
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    applyHead(document, tags)
    if (path.current === page.path) return
    path.current = page.path
    setAnnounced(tags.title)
  }, [tags, page.path])
  return (
    <p className="hidden" role="status">
      {announced}
    </p>
  )
}
