import { ApiError } from '@homecare/sdk/kit'
import {
  createResearchAgreement,
  isResearchAgreement,
  isUnderWay,
  participantSteps,
  researchSteps,
  type ParticipantStep,
  type ResearchAgreement,
  type Study,
} from '@homecare/sdk/research'
import { loginHref } from '@homecare/sdk/addresses'
import { researchTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { StepForm } from './StepForm'
import { StudyStepPage } from './StudyStepPage'
import { loadStudyStep, studyStepHref, type StudyData } from './studyPage'

interface TextData extends StudyData {
  readonly step: ParticipantStep
}

export const load: Load<TextData> = async (context) => {
  const step = participantSteps.find((one) => one === context.params.step)
  if (!step) throw new ApiError('notFound')
  return { ...(await loadStudyStep(context, step)), step }
}
export const head: HeadOf<TextData> = ({ step }) => ({ title: researchSteps.get(step).label })

/** The welcome, and each page that is read and agreed to. */
export default function StudyTextScreen({ data }: ScreenProps<TextData>) {
  const { step, study, enrollment } = data
  return (
    <StudyStepPage key={step} step={step} data={data}>
      {(next) =>
        !isResearchAgreement(step) ? (
          <Welcome data={data} next={next} />
        ) : isUnderWay(enrollment) && enrollment.agreed.includes(step) ? (
          <Agreed next={next} />
        ) : (
          <Agree study={study} step={step} next={next} />
        )
      }
    </StudyStepPage>
  )
}

function Welcome({ data: { study, mayTakePart, isVisitor }, next }: { data: TextData; next: () => unknown }) {
  const say = useSay()
  if (mayTakePart)
    return (
      <div className="row">
        <Button look="primary" onClick={next}>
          {say(words.goOn)}
        </Button>
      </div>
    )
  return (
    <>
      <p>{say(isVisitor ? words.needsAccount : words.notYours)}</p>
      {isVisitor && (
        <div className="row">
          <Link href={loginHref(studyStepHref(study.code, 'welcome'))} look="primary">
            {say(words.logIn)}
          </Link>
        </div>
      )}
    </>
  )
}

function Agree({ study, step, next }: { study: Study; step: ResearchAgreement; next: () => unknown }) {
  const say = useSay()
  const { care } = useApp()
  const [form] = useState(() => createResearchAgreement(care, study, step))
  return (
    <StepForm form={form} submit={words.agreeButton} onAccepted={next}>
      <CheckboxField form={form} name="agreed" label={words.agree} required />
      <p className="soft">{say(words.noNeed)}</p>
    </StepForm>
  )
}

/** What was agreed to stays so, unless somebody leaves. */
function Agreed({ next }: { next: () => unknown }) {
  const say = useSay()
  return (
    <Banner
      tone="good"
      actions={
        <Button look="primary" onClick={next}>
          {say(words.goOn)}
        </Button>
      }
    >
      <p>{say(words.agreed)}</p>
    </Banner>
  )
}
