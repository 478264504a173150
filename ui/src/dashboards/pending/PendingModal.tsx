import { getOwnPending } from '@homecare/sdk/dashboards'
import { pendingTexts as words } from '@homecare/sdk/texts'
import { useCare } from '../../frame/app'
import type { ModalProps } from '../../frame/screen'
import { useLoaded } from '../../frame/useLoaded'
import { Loaded } from '../../kit/states/Loaded'
import { Skeleton } from '../../kit/states/Skeleton'
import { ProfileDialog } from '../../profileDialog/ProfileDialog'
import { PendingParts } from './PendingParts'

/** What of somebody's is under review, over any page. */
export default function PendingModal({ close }: ModalProps) {
  const care = useCare()
  const loaded = useLoaded((signal) => care.call(getOwnPending, {}, { signal }))
  return (
    <ProfileDialog title={words.title} close={close}>
      {() => (
        <Loaded from={loaded} failed={words.loadFailed} until={<Skeleton shape="text" count={4} />}>
          {(pending) => <PendingParts pending={pending} level={3} />}
        </Loaded>
      )}
    </ProfileDialog>
  )
}
