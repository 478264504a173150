import { hireLimits } from '@homecare/sdk/hiring'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { TextareaField } from '../../kit/fields/TextareaField'
import { AddressFields } from '../../places/AddressFields'
import type { OpenHire } from './hireSteps'
import { StepForm } from './StepForm'

/** Where the care is, and how to get in. */
export default function LocationStep(hire: OpenHire) {
  const { form } = hire.flow
  return (
    <StepForm {...hire} step="location">
      <AddressFields form={form} />
      <TextareaField
        form={form}
        name="access_note"
        label={words.accessNote}
        hint={words.accessNoteHint}
        max={hireLimits.accessNote}
        rows={3}
        optional
      />
    </StepForm>
  )
}
