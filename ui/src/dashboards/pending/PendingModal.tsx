import { getOwnPending } from '@homecare/sdk/dashboards'
import { pendingTexts as words } from '@homecare/sdk/texts'
import { useCare } from '../../frame/app'
import type { ModalProps } from '../../frame/screen'
import { useLoaded } from '../../frame/useLoaded'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { ProfileDialog } from '../../profileDialog/ProfileDialog'
import { PendingParts } from './PendingParts'

/** What of somebody's is under review, over any page. */
export default function PendingModal({ close }: ModalProps) {
  const care = useCare()
  const loaded = useLoaded((signal) => care.call(getOwnPending, {}, { signal }))
  const pending = useValue(loaded.data)
  const error = useValue(loaded.error)
  const loading = useValue(loaded.loading)
  return (
    <ProfileDialog title={words.title} close={close}>
      {() =>
        pending ? (
          <PendingParts pending={pending} level={3} />
        ) : error ? (
          <ErrorState
            level={3}
            title={words.loadFailed}
            error={error}
            retry={() => loaded.reload()}
            busy={loading}
          />
        ) : (
          <Skeleton shape="text" count={4} />
        )
      }
    </ProfileDialog>
  )
}
