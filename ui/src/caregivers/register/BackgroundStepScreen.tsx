import type { ProfileStore } from '@homecare/sdk'
import { registerTexts } from '@homecare/sdk/texts'
import type { ScreenProps } from '../../frame/screen'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'

export const load = loadRegistration
export const head = headOfRegistration

export default function BackgroundStepScreen({ data }: ScreenProps<RegistrationData>) {
  return (
    <RegisterPage step="background" title={registerTexts.backgroundTitle} data={data}>
      {(store, next) => <BackgroundStep store={store} next={next} />}
    </RegisterPage>
  )
}

/** What the background check is, and that it is hers to start. */
function BackgroundStep({ store, next }: { store: ProfileStore; next: () => void }) {
  const say = useSay()
  const passed = useValue(store.profile.data)?.background_checked
  return (
    <>
      <p>{say(registerTexts.backgroundLead)}</p>
      <p>{say(passed ? registerTexts.backgroundPassed : registerTexts.backgroundLater)}</p>
      <div className="row">
        <Button look="primary" onClick={next}>
          {say(registerTexts.next)}
        </Button>
      </div>
    </>
  )
}
