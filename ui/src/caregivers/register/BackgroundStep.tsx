import { registerTexts } from '@homecare/sdk/texts'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { RegisterStepProps } from './RegisterStepProps'

/** What the background check is, and that it is hers to start. */
export function BackgroundStep({ store, next }: RegisterStepProps) {
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
