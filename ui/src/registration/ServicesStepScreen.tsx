import type { ProfileStore } from '@homecare/sdk/ownProfile'
import { createOfferForm } from '@homecare/sdk/registration'
import { registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import type { ScreenProps } from '../frame/screen'
import { useBeginning } from '../frame/useBeginning'
import { RateField, ServicesField, SkillsField } from '../ownProfile/editors/OfferFields'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'
import { StepForm } from './StepForm'

export const load = loadRegistration
export const head = headOfRegistration

export default function ServicesStepScreen({ data }: ScreenProps<RegistrationData>) {
  const beginning = useBeginning(data)
  return (
    <RegisterPage step="services" title={registerTexts.servicesTitle} data={data}>
      {(store, next) => <ServicesStep key={beginning} store={store} next={next} />}
    </RegisterPage>
  )
}

/** What is offered and for how much: without them no family is shown the profile. */
function ServicesStep({ store, next }: { store: ProfileStore; next: () => unknown }) {
  const [profile] = useState(() => store.profile.data.peek()!)
  const [form] = useState(() => createOfferForm(store, profile))
  return (
    <StepForm step="services" lead={registerTexts.servicesLead} form={form} next={next}>
      {profile.is_hcp ? <SkillsField form={form} /> : <ServicesField form={form} />}
      <RateField form={form} />
    </StepForm>
  )
}
