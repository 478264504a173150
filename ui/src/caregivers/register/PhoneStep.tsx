import { PhoneVerification } from '../phone/PhoneVerification'
import { usePhone } from '../phone/usePhone'
import type { RegisterStepProps } from './RegisterStepProps'

/** The phone: without a verified one nobody applies to a job (D2 §1). */
export function PhoneStep({ next }: RegisterStepProps) {
  const store = usePhone()
  return <PhoneVerification store={store} leave={next} registering />
}
