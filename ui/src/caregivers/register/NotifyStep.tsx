import { createNotifyForm } from '@homecare/sdk'
import { registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../../frame/app'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { Form } from '../../kit/Form'
import { useSay } from '../../kit/say'
import type { RegisterStepProps } from './RegisterStepProps'
import { SkipButton } from './SkipButton'

/** How to tell of jobs and messages (D2 §2 `app-notify-permissions`). */
export function NotifyStep({ settings, next }: RegisterStepProps) {
  const say = useSay()
  const care = useCare()
  const [form] = useState(() => createNotifyForm(care, settings))
  return (
    <>
      <p className="soft">{say(registerTexts.notifyLead)}</p>
      <Form
        form={form}
        submit={registerTexts.next}
        onAccepted={next}
        actions={<SkipButton text={registerTexts.skip} onSkip={next} />}
      >
        <CheckboxField form={form} name="notify_by_email" label={registerTexts.byEmail} />
        <CheckboxField
          form={form}
          name="notify_by_text"
          label={registerTexts.byText}
          hint={registerTexts.byTextHint}
        />
      </Form>
    </>
  )
}
