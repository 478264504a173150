import { settingsTexts, uiTexts, noticeTexts } from '@homecare/sdk/texts'
import { Banner } from '../kit/Banner'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import type { Navigator } from './navigator'
import type { VersionWatch } from './version'

interface NoticesProps {
  navigator: Navigator
  version: VersionWatch
}

/** Words about the page as a whole: a page that is slow or did not come, a newer version. */
export function Notices({ navigator, version }: NoticesProps) {
  const say = useSay()
  const progress = useValue(navigator.progress)
  const newer = useValue(version.offered)
  const retry = (
    <Button look="quiet" onClick={navigator.retry}>
      {say(uiTexts.tryAgain)}
    </Button>
  )
  return (
    <>
      {progress === 'loading' && <div className="shell-progress" />}
      <span className="hidden" role="status">
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
      {newer && (
        <Banner
          tone="info"
          live
          actions={
            <Button look="quiet" onClick={version.reload}>
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
