import { noticeTexts } from '@homecare/sdk/texts'
import { useOnline } from '../../frame/useOnline'
import { Banner } from '../../kit/states/Banner'
import { useSay } from '../../kit/say'

/** Says that there is no connection. It comes with the first page: without one, nothing else would come. */
export function OfflineNotice() {
  const say = useSay()
  return (
    !useOnline() && (
      <Banner tone="warn" live>
        <p>{say(noticeTexts.offline)}</p>
      </Banner>
    )
  )
}
