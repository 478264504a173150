import { modals } from '@homecare/sdk/addresses'
import { getBackgroundCheck, type BackgroundCheck } from '@homecare/sdk/screening'
import { backgroundTexts as words, ownProfileTexts } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { useLoaded } from '../frame/useLoaded'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { BackgroundStanding } from './BackgroundStanding'

/** Where the own background check stands, from any page, and the way to it (modal backgroundCheck). */
export default function BackgroundCheckModal({ close }: ModalProps) {
  const say = useSay()
  const { care } = useApp()
  const loaded = useLoaded<BackgroundCheck>((abort) => care.call(getBackgroundCheck, {}, { signal: abort }))
  const check = useValue(loaded.data)
  const error = useValue(loaded.error)
  const loading = useValue(loaded.loading)
  return (
    <ProfileDialog title={modals.get('backgroundCheck').label} close={close}>
      {() =>
        check ? (
          <>
            <p>{say(words.lead)}</p>
            <BackgroundStanding check={check} level={3} />
            <p>
              <Link href="/background" look="primary">
                {say(ownProfileTexts.openBackground)}
              </Link>
            </p>
          </>
        ) : error ? (
          <ErrorState level={3} error={error} retry={loaded.reload} busy={loading} />
        ) : (
          <Skeleton count={2} />
        )
      }
    </ProfileDialog>
  )
}
