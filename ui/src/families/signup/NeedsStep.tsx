import { NeedsFields } from './NeedsFields'
import { SignupPlace } from './SignupPlace'
import { StepForm } from './StepForm'
import type { StepProps } from './steps'

export default function NeedsStep(props: StepProps) {
  const { flow } = props
  return (
    <StepForm {...props} step="needs">
      <NeedsFields form={flow.form} place={<SignupPlace flow={flow} />} />
    </StepForm>
  )
}
