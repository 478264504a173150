import { CarePlaceFields } from '../place/CarePlaceFields'
import type { OpenHire } from './hireSteps'
import { StepForm } from './StepForm'

/** Where the care is, and how to get in. */
export default function LocationStep(hire: OpenHire) {
  const { form } = hire.flow
  return (
    <StepForm {...hire} step="location">
      <CarePlaceFields form={form} />
    </StepForm>
  )
}
