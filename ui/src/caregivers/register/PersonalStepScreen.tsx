import { createPersonalForm, type ProfileStore } from '@homecare/sdk'
import { registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import type { ScreenProps } from '../../frame/screen'
import { useBeginning } from '../../frame/useBeginning'
import { DateField } from '../../kit/fields/DateField'
import { Form } from '../../kit/Form'
import { useSay } from '../../kit/say'
import { AddressFields } from '../own/AddressFields'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'
import { SkipButton } from './SkipButton'
import { useStepForm } from './useStepForm'

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

/** Birthday and home address, which nobody else is shown (D2 §2). */
function PersonalStep({ store, next }: { store: ProfileStore; next: () => unknown }) {
  const say = useSay()
  const [form] = useState(() => createPersonalForm(store, store.profile.data.peek()!, () => new Date()))
  const saved = useStepForm('personal', form)
  return (
    <>
      <p className="soft">{say(registerTexts.personalLead)}</p>
      <Form
        form={form}
        submit={registerTexts.finish}
        onAccepted={() => {
          saved()
          return next()
        }}
        actions={<SkipButton text={registerTexts.skip} onSkip={next} />}
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
      </Form>
    </>
  )
}
