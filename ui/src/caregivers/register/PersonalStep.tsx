import { createPersonalForm } from '@homecare/sdk'
import { profileEditorTexts, registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useUnsaved } from '../../frame/useUnsaved'
import { DateField } from '../../kit/fields/DateField'
import { Field } from '../../kit/fields/Field'
import { Form } from '../../kit/Form'
import { useSay } from '../../kit/say'
import { PickedPlaceField } from '../own/PickedPlaceField'
import type { RegisterStepProps } from './RegisterStepProps'
import { SkipButton } from './SkipButton'

/** Birthday and home address, which nobody else is shown (D2 §2). */
export function PersonalStep({ store, next }: RegisterStepProps) {
  const say = useSay()
  const [form] = useState(() => createPersonalForm(store, store.profile.data.peek()!, () => new Date()))
  useUnsaved(form.dirty)
  return (
    <>
      <p className="soft">{say(registerTexts.personalLead)}</p>
      <Form
        form={form}
        submit={registerTexts.finish}
        onAccepted={next}
        actions={<SkipButton text={registerTexts.skip} onSkip={next} />}
      >
        <DateField form={form} name="birthday" label={registerTexts.birthday} autoComplete="bday" required />
        <Field
          form={form}
          name="address"
          label={profileEditorTexts.street}
          autoComplete="address-line1"
          required
        />
        <Field
          form={form}
          name="address2"
          label={profileEditorTexts.apartment}
          autoComplete="address-line2"
          optional
        />
        <PickedPlaceField field={form.fields.place} />
      </Form>
    </>
  )
}
