import { hireLimits } from '@homecare/sdk/hiring'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { careForOptions } from '../../people/careForOptions'
import { Field } from '../../kit/fields/Field'
import { SelectField } from '../../kit/fields/SelectField'
import { TextareaField } from '../../kit/fields/TextareaField'
import type { OpenHire } from './hireSteps'
import { StepForm } from './StepForm'

/** Who is cared for. */
export default function CareForStep(hire: OpenHire) {
  const { form } = hire.flow
  return (
    <StepForm {...hire} step="care-for">
      <SelectField form={form} name="care_for" label={words.careFor} options={careForOptions} required />
      <Field form={form} name="recipient_name" label={words.recipientName} autoComplete="off" required />
      <TextareaField
        form={form}
        name="recipient_desc"
        label={words.recipientDesc}
        hint={words.recipientDescHint}
        max={hireLimits.recipientDesc}
        optional
      />
    </StepForm>
  )
}
