import { modals } from '@homecare/sdk/addresses'
import {
  agreementSteps,
  backgroundSteps,
  getBackgroundCheck,
  isCheckOpen,
  nextBackgroundStep,
  type BackgroundCheck,
} from '@homecare/sdk/screening'
import { backgroundAgreements, backgroundTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { useLoaded } from '../frame/useLoaded'
import { Badge } from '../kit/figures/Badge'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Loaded } from '../kit/states/Loaded'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { backgroundHref } from './backgroundPage'

/** What one agrees to for a background check, to be read again, and the way on to the next step (modal bgoAuthorization). */
export default function BgoAuthorizationModal({ close }: ModalProps) {
  const say = useSay()
  const { care } = useApp()
  const loaded = useLoaded<BackgroundCheck>((abort) => care.call(getBackgroundCheck, {}, { signal: abort }))
  return (
    <ProfileDialog title={modals.get('bgoAuthorization').label} close={close}>
      {() => (
        <Loaded from={loaded}>
          {(check) => (
            <>
              {agreementSteps.map((step) => (
                <section key={step}>
                  <h3 className="row">
                    {say(backgroundSteps.get(step).label)}{' '}
                    {check.steps_done.includes(step) && <Badge tone="good">{say(words.agreed)}</Badge>}
                  </h3>
                  {backgroundAgreements[step].map((paragraph) => (
                    <p key={paragraph[0]}>{say(paragraph)}</p>
                  ))}
                </section>
              ))}
              {isCheckOpen(check) && (
                <p>
                  <Link href={backgroundHref(nextBackgroundStep(check))} look="primary">
                    {say(check.status === 'none' ? words.begin : words.goOn)}
                  </Link>
                </p>
              )}
            </>
          )}
        </Loaded>
      )}
    </ProfileDialog>
  )
}
