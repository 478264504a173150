import { ApiError } from '@homecare/sdk/kit'
import {
  createBackgroundAgreement,
  isAgreementStep,
  type AgreementStep,
  type BackgroundCheck,
} from '@homecare/sdk/screening'
import { backgroundAgreements, backgroundTexts, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { BackgroundStepPage } from './BackgroundStepPage'
import { checkForStep } from './backgroundPage'

interface AgreementData {
  readonly step: AgreementStep
  readonly check: BackgroundCheck
}

export const load: Load<AgreementData> = async (context) => {
  const { step } = context.params
  if (!isAgreementStep(step)) throw new ApiError('notFound')
  return { step, check: await checkForStep(context, step) }
}
export const head: HeadOf<AgreementData> = () => ({ title: pageTitles.background })

/** The disclosure, the release, and the addendum: read, and agreed to. */
export default function AgreementScreen({ data: { step, check } }: ScreenProps<AgreementData>) {
  const say = useSay()
  return (
    <BackgroundStepPage step={step}>
      {(next) => (
        <>
          <div className="background-text">
            {backgroundAgreements[step].map((paragraph) => (
              <p key={paragraph[0]}>{say(paragraph)}</p>
            ))}
          </div>
          {check.steps_done.includes(step) ? (
            <Agreed next={next} />
          ) : (
            <Agree key={step} step={step} next={next} />
          )}
        </>
      )}
    </BackgroundStepPage>
  )
}

function Agree({ step, next }: { step: AgreementStep; next: () => unknown }) {
  const { care } = useApp()
  const [form] = useState(() => createBackgroundAgreement(care, step))
  return (
    <Form form={form} submit={backgroundTexts.agreeButton} onAccepted={next}>
      <CheckboxField form={form} name="agreed" label={backgroundTexts.agree} required />
    </Form>
  )
}

/** What was agreed to stays so; one may read it again and go on. */
function Agreed({ next }: { next: () => unknown }) {
  const say = useSay()
  return (
    <Banner
      tone="good"
      actions={
        <Button look="primary" onClick={next}>
          {say(backgroundTexts.next)}
        </Button>
      }
    >
      <p>{say(backgroundTexts.agreed)}</p>
    </Banner>
  )
}
