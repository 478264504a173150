import { dateWords } from '@homecare/sdk/kit'
import type { ReadonlySignal } from '@preact/signals-core'
import { Suspense, useEffect, useState } from 'react'
import { settingsTexts, staleTexts, uiTexts, noticeTexts } from '@homecare/sdk/texts'
import { consentBanner } from '../../consent/bannerPlace'
import { useApp } from '../../frame/app'
import { useHeld } from '../../frame/scope'
import { useIsPressOver } from './isPressOver'
import { browserStorage } from '../../frame/storage/browserStorage'
import { Banner } from '../../kit/states/Banner'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { Router } from '../router/router'
import { OnShift } from '../../clock/onShift'
import { WaitingNotice } from '../../outbox/WaitingNotice'
import { watchVersion, type VersionWatch } from '../session/versionWatch'

interface NoticesProps {
  router: Router
  /** The current version, once somebody has named it. */
  version: ReadonlySignal<string | null>
}

/**
 * Words about the page as a whole: a page that is slow or did not come, a newer version. They move the page down, so that
 * the first of them wait for the end of a press.
 */
export function Notices({ router, version }: NoticesProps) {
  const say = useSay()
  const { config, session } = useApp()
  const isPressOver = useIsPressOver()
  const onShift = useValue(session.identity).on_shift
  const progress = useValue(router.progress)
  const watch = useVersionWatch(version)
  const newer = useValue(watch.offered)
  const { page, asOf } = useValue(router.view)
  const ConsentBanner = useHeld(consentBanner)
  useWhenOnline(router.retry, progress === 'failed')
  const retry = (
    <Button look="quiet" onClick={router.retry}>
      {say(uiTexts.tryAgain)}
    </Button>
  )
  if (!isPressOver) return null
  return (
    <>
      {ConsentBanner && <ConsentBanner.Banner pathname={page.pathname} hidden={page.modal !== null} />}
      {progress === 'loading' && <div className="shell-progress" />}
      <span className="hidden" role="status" data-progress={progress}>
        {progress === 'loading' && say(noticeTexts.pageLoading)}
      </span>
      {progress === 'slow' && (
        <Banner tone="info" live actions={retry}>
          <p>{say(noticeTexts.pageSlow)}</p>
        </Banner>
      )}
      {progress === 'failed' && (
        <Banner tone="bad" live actions={retry}>
          <p>{say(noticeTexts.pageFailed)}</p>
        </Banner>
      )}
      {asOf !== undefined && <AsOf at={asOf} refresh={router.reload} />}
      {config.native && onShift && (
        <Suspense>
          <OnShift path={page.pathname} />
        </Suspense>
      )}
      <WaitingNotice path={page.pathname} search={page.search} />
      {newer && (
        <Banner
          tone="info"
          live
          actions={
            <Button look="quiet" onClick={watch.reload}>
              {say(settingsTexts.reload)}
            </Button>
          }
        >
          <p>{say(settingsTexts.newVersion)}</p>
        </Banner>
      )}
    </>
  )
}

/** The page could not be brought up to date: of when it is. */
function AsOf({ at, refresh }: { at: number; refresh: () => Promise<void> }) {
  const say = useSay()
  useWhenOnline(refresh, true)
  const [today] = useState(() => new Date().toDateString())
  const isToday = new Date(at).toDateString() === today
  const time = dateWords(new Date(at).toISOString(), isToday ? 'time' : 'dateTime', say.locale)
  return (
    <Banner
      tone="warn"
      live
      actions={
        <Button look="quiet" onClick={refresh}>
          {say(uiTexts.tryAgain)}
        </Button>
      }
    >
      <p>{say(staleTexts.asOf, { time })}</p>
    </Banner>
  )
}

/** What did not come for want of a connection comes with it. */
function useWhenOnline(goOn: () => unknown, waits: boolean): void {
  useEffect(() => {
    if (!waits) return
    const online = () => void goOn()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [goOn, waits])
}

function useVersionWatch(version: ReadonlySignal<string | null>): VersionWatch {
  const { config, unsaved, underWay } = useApp()
  const [watch] = useState(() =>
    watchVersion({
      version: config.version,
      ...{ unsaved, underWay },
      storage: browserStorage('sessionStorage'),
      reload: () => window.location.reload(),
    }),
  )
  useEffect(() => version.subscribe((seen) => void (seen !== null && watch.seen(seen))), [version, watch])
  return watch
}
