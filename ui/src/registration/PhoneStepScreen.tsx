import { registerTexts } from '@homecare/sdk/texts'
import type { ScreenProps } from '../frame/screen'
import { PhoneVerification } from '../phones/PhoneVerification'
import { usePhone } from '../phones/usePhone'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'

export const load = loadRegistration
export const head = headOfRegistration

export default function PhoneStepScreen({ data }: ScreenProps<RegistrationData>) {
  return (
    <RegisterPage step="verification" title={registerTexts.verificationTitle} data={data}>
      {(_, next) => <PhoneStep next={next} />}
    </RegisterPage>
  )
}

/** The phone: without a verified one nobody applies to a job. */
function PhoneStep({ next }: { next: () => unknown }) {
  const store = usePhone()
  return <PhoneVerification store={store} leave={next} registering />
}
