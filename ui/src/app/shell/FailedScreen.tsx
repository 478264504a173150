import { pageTexts } from '@homecare/sdk/texts'
import { useNavigation } from '../../frame/app'
import type { ScreenProps } from '../../frame/screen'
import { ErrorState } from '../../kit/states/ErrorState'
import { FailureReference, type Failure } from '../../kit/states/FailureReference'
import { Page } from '../../kit/layout/Page'
import { useSay } from '../../kit/say'

/** The page's data did not come: one press tries again, and what support needs is said. */
export default function FailedScreen({ data }: Pick<ScreenProps<Failure | undefined>, 'data'>) {
  const say = useSay()
  const { reload } = useNavigation()
  return (
    <Page title={say(pageTexts.failedTitle)} width="read">
      <ErrorState title={null} retry={reload}>
        <FailureReference error={data} />
      </ErrorState>
    </Page>
  )
}
