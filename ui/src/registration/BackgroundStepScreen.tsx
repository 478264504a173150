import { partOrNull } from '@homecare/sdk/kit'
import { getBackgroundCheck, isCheckOpen, type BackgroundCheck } from '@homecare/sdk/screening'
import { registerTexts } from '@homecare/sdk/texts'
import type { Load, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { backgroundPath } from '../screening/backgroundPage'
import { BackgroundRow } from '../screening/BackgroundRow'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'
import { SkipButton } from './SkipButton'

interface BackgroundStepData extends RegistrationData {
  /** Null where it could not be read. */
  readonly check: BackgroundCheck | null
}

export const load: Load<BackgroundStepData> = async (context) => {
  const { care, signal } = context
  const [registration, check] = await Promise.all([
    loadRegistration(context),
    partOrNull(care.call(getBackgroundCheck, {}, { signal })),
  ])
  return { ...registration, check }
}
export const head = headOfRegistration

export default function BackgroundStepScreen({ data }: ScreenProps<BackgroundStepData>) {
  return (
    <RegisterPage step="background" title={registerTexts.backgroundTitle} data={data}>
      {(_, next) => <BackgroundStep check={data.check} next={next} />}
    </RegisterPage>
  )
}

/** What the background check is, where it stands, and the way to it. It may be begun later, or waited for. */
function BackgroundStep({ check, next }: { check: BackgroundCheck | null; next: () => unknown }) {
  const say = useSay()
  const toDo = check !== null && isCheckOpen(check)
  return (
    <>
      <p>{say(registerTexts.backgroundLead)}</p>
      {check && check.status !== 'none' && <BackgroundRow check={check} />}
      {check?.status === 'none' && <p>{say(registerTexts.backgroundLater)}</p>}
      {!check && <p>{say(registerTexts.backgroundUnknown)}</p>}
      <div className="row">
        {toDo ? (
          <>
            <Link href={backgroundPath} look="primary">
              {say(check.status === 'none' ? registerTexts.backgroundBegin : registerTexts.backgroundOpen)}
            </Link>
            <SkipButton text={registerTexts.skip} onSkip={next} />
          </>
        ) : (
          <>
            <Button look="primary" onClick={next}>
              {say(registerTexts.next)}
            </Button>
            <Link href={backgroundPath} look="quiet">
              {say(registerTexts.backgroundOpen)}
            </Link>
          </>
        )}
      </div>
    </>
  )
}
