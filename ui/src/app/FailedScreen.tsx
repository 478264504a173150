import { pageTexts } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import { ErrorState } from '../kit/ErrorState'
import { Page } from '../kit/Page'
import { useSay } from '../kit/say'

/** The page's data did not come: one press tries again. */
export default function FailedScreen() {
  const say = useSay()
  const { reload } = useNavigation()
  return (
    <Page title={say(pageTexts.failedTitle)} width="medium">
      <ErrorState retry={reload} />
    </Page>
  )
}
