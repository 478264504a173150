import { createSharingChoice, researchSteps } from '@homecare/sdk/research'
import { researchTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { StepForm } from './StepForm'
import { StudyStepPage } from './StudyStepPage'
import { loadStudyStep, type StudyData } from './studyPage'

const step = 'share-data'

export const load: Load<StudyData> = (context) => loadStudyStep(context, step)
export const head: HeadOf<StudyData> = () => ({ title: researchSteps.get(step).label })

/** Whether the answers go to the study. */
export default function StudySharingScreen({ data }: ScreenProps<StudyData>) {
  return (
    <StudyStepPage step={step} data={data}>
      {(next) => <Sharing data={data} next={next} />}
    </StudyStepPage>
  )
}

function Sharing({ data: { study, enrollment }, next }: { data: StudyData; next: () => unknown }) {
  const { care } = useApp()
  const [form] = useState(() => createSharingChoice(care, study, enrollment?.shares_data ?? null))
  return (
    <StepForm form={form} submit={words.saveSharing} onAccepted={next}>
      <RadioGroup<boolean, typeof form>
        form={form}
        name="shares_data"
        label={words.sharing}
        options={[
          { value: true, label: words.shares },
          { value: false, label: words.keeps },
        ]}
        required
      />
    </StepForm>
  )
}
