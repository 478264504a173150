import { aboutMaxLength, createAboutForm } from '@homecare/sdk'
import { profileEditorTexts, registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useUnsaved } from '../../frame/useUnsaved'
import { TextareaField } from '../../kit/fields/TextareaField'
import { Form } from '../../kit/Form'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { AboutTips } from '../own/AboutTips'
import type { RegisterStepProps } from './RegisterStepProps'
import { SkipButton } from './SkipButton'

/** A few words about herself (D2 §2, §5). */
export function AboutStep({ store, next }: RegisterStepProps) {
  const say = useSay()
  const [form] = useState(() => createAboutForm(store, store.profile.data.peek()!))
  const valid = useValue(form.valid)
  const dirty = useValue(form.dirty)
  useUnsaved(form.dirty)
  return (
    <>
      <p className="soft">{say(registerTexts.aboutLead)}</p>
      <AboutTips />
      <Form
        form={form}
        submit={registerTexts.next}
        disabled={dirty && !valid}
        onAccepted={next}
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
