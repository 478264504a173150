import { getOwnPending, type OwnPending } from '@homecare/sdk/dashboards'
import { pendingTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Page } from '../../kit/layout/Page'
import { useSay } from '../../kit/say'
import { PendingParts } from './PendingParts'

export const load: Load<OwnPending> = ({ care, signal }) => care.call(getOwnPending, {}, { signal })
export const head: HeadOf<OwnPending> = () => ({ title: words.title })

/** What of somebody's is under review, as a page of its own (`verification-in-process`). */
export default function PendingScreen({ data }: ScreenProps<OwnPending>) {
  const say = useSay()
  return (
    <Page width="read" title={say(words.title)} lead={say(words.lead)}>
      <PendingParts pending={data} level={2} />
    </Page>
  )
}
