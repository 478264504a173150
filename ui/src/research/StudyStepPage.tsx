import {
  isUnderWay,
  mayOpenResearchStep,
  participantSteps,
  researchSteps,
  type ParticipantStep,
} from '@homecare/sdk/research'
import { researchTexts as words } from '@homecare/sdk/texts'
import { Fragment, type ReactNode } from 'react'
import { useNavigation } from '../frame/app'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Steps } from '../kit/layout/Steps'
import { useSay } from '../kit/say'
import { LeaveStudy } from './LeaveStudy'
import { studyHref, studyStepHref, type StudyData } from './studyPage'
import './Study.css'

interface StudyStepPageProps {
  step: ParticipantStep
  data: StudyData
  lead?: ReactNode
  /** `next` leads to the step after this one: each step says itself whether it may be opened. */
  children: (next: () => unknown) => ReactNode
}

/** A step of somebody who takes part: what the study says at it, what it asks, and the way out. */
export function StudyStepPage({ step, data, lead, children }: StudyStepPageProps) {
  const say = useSay()
  const navigation = useNavigation()
  const { study, enrollment } = data
  const at = participantSteps.indexOf(step)
  const after = participantSteps[at + 1]
  const text = study.texts.find((one) => one.step === step)
  return (
    <Page
      className="study"
      width="read"
      title={text?.title ?? say(researchSteps.get(step).label)}
      lead={lead}
      up={{ href: studyHref(study.code), words: study.title }}
    >
      <Steps
        label={words.steps}
        steps={participantSteps.map((id) => ({
          label: researchSteps.get(id).label,
          ...(mayOpenResearchStep(enrollment, id) && { href: studyStepHref(study.code, id) }),
        }))}
        current={at}
      />
      <Card>
        {text && (
          <div className="study-text">
            {text.paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        )}
        {/* Other words are asked anew: what was ticked and typed was for those before. */}
        <Fragment key={study.version}>
          {children(() => navigation.go(after ? studyStepHref(study.code, after) : studyHref(study.code)))}
        </Fragment>
      </Card>
      {isUnderWay(enrollment) && (
        <LeaveStudy
          study={study}
          onLeft={() => navigation.go(studyHref(study.code), { evenUnsaved: true })}
        />
      )}
    </Page>
  )
}
