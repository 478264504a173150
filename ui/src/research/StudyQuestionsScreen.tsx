import { createResearchAnswers, researchSteps } from '@homecare/sdk/research'
import { researchTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { useSay } from '../kit/say'
import { StepForm } from './StepForm'
import { StudyStepPage } from './StudyStepPage'
import { loadStudyStep, type StudyData } from './studyPage'

const step = 'adl-questions'

export const load: Load<StudyData> = (context) => loadStudyStep(context, step)
export const head: HeadOf<StudyData> = () => ({ title: researchSteps.get(step).label })

/** The questions of the study, with what was answered before. */
export default function StudyQuestionsScreen({ data }: ScreenProps<StudyData>) {
  const say = useSay()
  return (
    <StudyStepPage step={step} data={data} lead={say(words.questionsLead)}>
      {(next) => <Questions data={data} next={next} />}
    </StudyStepPage>
  )
}

function Questions({ data: { study, enrollment }, next }: { data: StudyData; next: () => unknown }) {
  const { care } = useApp()
  const [form] = useState(() => createResearchAnswers(care, study, enrollment?.answers ?? {}))
  useUnsaved(form.dirty)
  return (
    <StepForm form={form} submit={words.saveAnswers} onAccepted={next}>
      {study.questions.map(({ id, text, options }) => (
        <RadioGroup<string, typeof form>
          key={id}
          form={form}
          name={id}
          label={text}
          options={options.map((option) => ({ value: option.id, label: option.label }))}
          required
        />
      ))}
    </StepForm>
  )
}
