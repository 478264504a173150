import type { ProfileStore } from '@homecare/sdk/ownProfile'
import { createPersonalForm } from '@homecare/sdk/registration'
import { registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import type { ScreenProps } from '../frame/screen'
import { useBeginning } from '../frame/useBeginning'
import { DateField } from '../kit/fields/DateField'
import { AddressFields } from '../places/AddressFields'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'
import { StepForm } from './StepForm'

export const load = loadRegistration
export const head = headOfRegistration

export default function PersonalStepScreen({ data }: ScreenProps<RegistrationData>) {
  const beginning = useBeginning(data)
  return (
    <RegisterPage step="personal" title={registerTexts.personalTitle} data={data}>
      {(store, next) => <PersonalStep key={beginning} store={store} next={next} />}
    </RegisterPage>
  )
}

/** Birthday and home address, which nobody else is shown. */
function PersonalStep({ store, next }: { store: ProfileStore; next: () => unknown }) {
  const [form] = useState(() => createPersonalForm(store, store.profile.data.peek()!, () => new Date()))
  return (
    <StepForm
      step="personal"
      lead={registerTexts.personalLead}
      form={form}
      submit={registerTexts.finish}
      next={next}
    >
      <DateField
        form={form}
        name="birthday"
        label={registerTexts.birthday}
        autoComplete="bday"
        asked="birth"
        required
      />
      <AddressFields form={form} />
    </StepForm>
  )
}
