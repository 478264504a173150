import { CaregiverFields } from './CaregiverFields'
import { StepForm } from './StepForm'
import type { StepProps } from './steps'

export default function CaregiverStep(props: StepProps) {
  return (
    <StepForm {...props} step="caregiver" before="schedule">
      <CaregiverFields form={props.flow.form} />
    </StepForm>
  )
}
