import { signupTexts } from '@homecare/sdk/texts'
import { DateField } from '../../kit/fields/DateField'
import { ScheduleFields } from './ScheduleFields'
import { StepForm } from './StepForm'
import type { StepProps } from './steps'

export default function ScheduleStep(props: StepProps) {
  const { form } = props.flow
  return (
    <StepForm {...props} step="schedule" before="needs">
      <ScheduleFields form={form} />
      <DateField
        form={form}
        name="care_duration_start"
        label={signupTexts.durationStart}
        hint={signupTexts.durationHint}
        optional
      />
      <DateField
        form={form}
        name="care_duration_end"
        label={signupTexts.durationEnd}
        hint={signupTexts.durationHint}
        optional
      />
    </StepForm>
  )
}
