import { familySignupSteps, type FamilySignupStep } from '@homecare/sdk/families'
import { signupTexts, uiTexts } from '@homecare/sdk/texts'
import { Banner } from '../../kit/states/Banner'
import { Button } from '../../kit/Button'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { StepProps } from './steps'

/** What is to be said of answers put aside: found again, not found out, not yet on the server. */
export function DraftNotices({ flow, step }: StepProps & { step: FamilySignupStep }) {
  const say = useSay()
  const state = useValue(flow.state)
  const saved = useValue(flow.saved)
  const resumeAt = useValue(flow.resumeAt)
  if (step === 'success') return null
  return (
    <>
      {state === 'failed' && (
        <Banner
          tone="warn"
          live
          actions={
            <Button look="quiet" onClick={() => flow.start()}>
              {say(uiTexts.tryAgain)}
            </Button>
          }
        >
          {say(signupTexts.draftFailed)}
        </Banner>
      )}
      {saved === 'failed' && (
        <Banner tone="warn" live>
          {say(signupTexts.notSaved)}
        </Banner>
      )}
      {resumeAt && resumeAt !== step && saved === 'no' && (
        <Banner
          live
          actions={
            <Link href={flow.href(resumeAt)} look="quiet">
              {say(signupTexts.resumeAt, { step: say(familySignupSteps.get(resumeAt).label) })}
            </Link>
          }
        >
          {say(signupTexts.resumed)}
        </Banner>
      )}
    </>
  )
}
