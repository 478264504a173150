import { aboutMaxLength } from '@homecare/sdk/caregivers'
import { createAboutForm, type ProfileStore } from '@homecare/sdk/ownProfile'
import { profileEditorTexts, registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import type { ScreenProps } from '../frame/screen'
import { useBeginning } from '../frame/useBeginning'
import { TextareaField } from '../kit/fields/TextareaField'
import { useValue } from '../kit/useValue'
import { AboutTips } from '../ownProfile/editors/AboutTips'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'
import { StepForm } from './StepForm'

export const load = loadRegistration
export const head = headOfRegistration

export default function AboutStepScreen({ data }: ScreenProps<RegistrationData>) {
  const beginning = useBeginning(data)
  return (
    <RegisterPage step="about" title={registerTexts.aboutTitle} data={data}>
      {(store, next) => <AboutStep key={beginning} store={store} next={next} />}
    </RegisterPage>
  )
}

/** A few words about themselves. */
function AboutStep({ store, next }: { store: ProfileStore; next: () => unknown }) {
  const [form] = useState(() => createAboutForm(store, store.profile.data.peek()!))
  const valid = useValue(form.valid)
  return (
    <StepForm
      step="about"
      lead={registerTexts.aboutLead}
      before={<AboutTips />}
      form={form}
      disabled={!valid}
      next={next}
    >
      <TextareaField
        form={form}
        name="about"
        label={profileEditorTexts.about}
        max={aboutMaxLength}
        rows={8}
        required
      />
    </StepForm>
  )
}
