import { modals } from '@homecare/sdk/addresses'
import { getBackgroundCheck, type BackgroundCheck } from '@homecare/sdk/screening'
import { backgroundTexts as words, ownProfileTexts } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { useLoaded } from '../frame/useLoaded'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Loaded } from '../kit/states/Loaded'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { BackgroundStanding } from './BackgroundStanding'

/** Where the own background check stands, from any page, and the way to it (modal backgroundCheck). */
export default function BackgroundCheckModal({ close }: ModalProps) {
  const say = useSay()
  const { care } = useApp()
  const loaded = useLoaded<BackgroundCheck>((abort) => care.call(getBackgroundCheck, {}, { signal: abort }))
  return (
    <ProfileDialog title={modals.get('backgroundCheck').label} close={close}>
      {() => (
        <Loaded from={loaded}>
          {(check) => (
            <>
              <p>{say(words.lead)}</p>
              <BackgroundStanding check={check} level={3} />
              <p>
                <Link href="/background" look="primary">
                  {say(ownProfileTexts.openBackground)}
                </Link>
              </p>
            </>
          )}
        </Loaded>
      )}
    </ProfileDialog>
  )
}
