import { aboutMaxLength, createAboutForm, type ProfileStore } from '@homecare/sdk'
import { profileEditorTexts, registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import type { ScreenProps } from '../../frame/screen'
import { useBeginning } from '../../frame/useBeginning'
import { TextareaField } from '../../kit/fields/TextareaField'
import { Form } from '../../kit/Form'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { AboutTips } from '../own/AboutTips'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'
import { SkipButton } from './SkipButton'
import { useStepForm } from './useStepForm'

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

/** A few words about herself (D2 §2, §5). */
function AboutStep({ store, next }: { store: ProfileStore; next: () => unknown }) {
  const say = useSay()
  const [form] = useState(() => createAboutForm(store, store.profile.data.peek()!))
  const valid = useValue(form.valid)
  const saved = useStepForm('about', form)
  return (
    <>
      <p className="soft">{say(registerTexts.aboutLead)}</p>
      <AboutTips />
      <Form
        form={form}
        submit={registerTexts.next}
        disabled={!valid}
        onAccepted={() => {
          saved()
          return next()
        }}
        actions={<SkipButton text={registerTexts.skip} onSkip={next} />}
      >
        <TextareaField
          form={form}
          name="about"
          label={profileEditorTexts.about}
          max={aboutMaxLength}
          rows={8}
          required
        />
      </Form>
    </>
  )
}
