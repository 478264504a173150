import { noticeTexts } from '@homecare/sdk/texts'
import { useSyncExternalStore } from 'react'
import { Banner } from '../kit/Banner'
import { useSay } from '../kit/say'

/** Says that there is no connection. It comes with the first page: without one, nothing else would come. */
export function OfflineNotice() {
  const say = useSay()
  const online = useSyncExternalStore(
    onConnection,
    () => window.navigator.onLine,
    () => true,
  )
  return (
    !online && (
      <Banner tone="warn" live>
        <p>{say(noticeTexts.offline)}</p>
      </Banner>
    )
  )
}

function onConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
