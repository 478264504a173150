import {
  assistance,
  clinicalSkills,
  createOfferForm,
  formatDollars,
  message,
  wageLimits,
} from '@homecare/sdk'
import type { ProfileStore } from '@homecare/sdk'
import { profileEditorTexts, registerTexts, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import type { ScreenProps } from '../../frame/screen'
import { useBeginning } from '../../frame/useBeginning'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { MoneyField } from '../../kit/fields/MoneyField'
import { Form } from '../../kit/Form'
import { useSay } from '../../kit/say'
import { optionsOf } from '../own/optionsOf'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'
import { SkipButton } from './SkipButton'
import { useStepForm } from './useStepForm'

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
  const say = useSay()
  const [profile] = useState(() => store.profile.data.peek()!)
  const [form] = useState(() => createOfferForm(store, profile))
  const saved = useStepForm('services', form)
  const average = formatDollars(wageLimits.sampleAverageCents)
  return (
    <>
      <p className="soft">{say(registerTexts.servicesLead)}</p>
      <Form
        form={form}
        submit={registerTexts.next}
        onAccepted={() => {
          saved()
          return next()
        }}
        actions={<SkipButton text={registerTexts.skip} onSkip={next} />}
      >
        {profile.is_hcp ? (
          <CheckboxGroup
            form={form}
            name="conditions"
            label={profileEditorTexts.skills}
            options={optionsOf(clinicalSkills)}
            look="tiles"
            required
          />
        ) : (
          <CheckboxGroup
            form={form}
            name="home_support"
            label={profileEditorTexts.services}
            options={optionsOf(assistance)}
            look="tiles"
            required
          />
        )}
        <MoneyField
          form={form}
          name="desired_wage"
          label={profileEditorTexts.rate}
          hint={message(profileEditorTexts.rateHint, { average })}
          per={uiTexts.perHour}
          required
        />
      </Form>
    </>
  )
}
