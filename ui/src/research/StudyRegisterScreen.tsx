import { getSettings } from '@homecare/sdk/account'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { createResearchRegistration, researchSteps, type ResearchPerson } from '@homecare/sdk/research'
import { researchTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { DateField } from '../kit/fields/DateField'
import { Field } from '../kit/fields/Field'
import { PhoneField } from '../kit/fields/PhoneField'
import { useSay } from '../kit/say'
import { StepForm } from './StepForm'
import { StudyStepPage } from './StudyStepPage'
import { loadStudyStep, type StudyData } from './studyPage'

interface RegisterData extends StudyData {
  /** What the form begins with: what was registered, else what the account knows. */
  readonly known: Partial<ResearchPerson>
}

const step = 'register'

export const load: Load<RegisterData> = async (context) => {
  const data = await loadStudyStep(context, step)
  if (data.enrollment?.person) return { ...data, known: data.enrollment.person }
  const { first_name, last_name, email, phone } = await context.care.call(
    getSettings,
    {},
    { signal: context.signal },
  )
  return { ...data, known: { first_name, last_name, email, phone: phone ?? '' } }
}
export const head: HeadOf<RegisterData> = () => ({ title: researchSteps.get(step).label })

/** Who takes part. */
export default function StudyRegisterScreen({ data }: ScreenProps<RegisterData>) {
  const say = useSay()
  return (
    <StudyStepPage step={step} data={data} lead={say(words.registerLead)}>
      {(next) => <Register data={data} next={next} />}
    </StudyStepPage>
  )
}

function Register({ data: { study, known }, next }: { data: RegisterData; next: () => unknown }) {
  const { care } = useApp()
  const [form] = useState(() =>
    createResearchRegistration(care, study, known, () => dayIn(pacificTimeZone, new Date())),
  )
  useUnsaved(form.dirty)
  return (
    <StepForm form={form} submit={words.saveRegister} onAccepted={next}>
      <Field form={form} name="first_name" label={words.firstName} autoComplete="given-name" required />
      <Field form={form} name="last_name" label={words.lastName} autoComplete="family-name" required />
      <DateField
        form={form}
        name="birthday"
        label={words.birthday}
        autoComplete="bday"
        asked="birth"
        required
      />
      <Field form={form} name="email" type="email" label={words.email} autoComplete="email" required />
      <PhoneField form={form} name="phone" label={words.phone} optional />
      <Field
        form={form}
        name="code"
        label={words.code}
        hint={words.codeHint}
        autoComplete="off"
        maxLength={20}
        optional
      />
    </StepForm>
  )
}
