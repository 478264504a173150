import { contactTypes } from '@homecare/sdk/hiring'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { optionsOf } from '../../families/signup/options'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { Field } from '../../kit/fields/Field'
import { PhoneField } from '../../kit/fields/PhoneField'
import type { OpenHire } from './hireSteps'
import { StepForm } from './StepForm'

/** Who employs, and how they are reached. */
export default function ContactStep(hire: OpenHire) {
  const { form } = hire.flow
  return (
    <StepForm {...hire} step="contact-info">
      <Field
        form={form}
        name="employer_name"
        label={words.employerName}
        hint={words.employerNameHint}
        autoComplete="name"
        required
      />
      <PhoneField form={form} name="phone" label={words.phone} required />
      <Field
        form={form}
        name="email"
        label={words.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <CheckboxGroup
        form={form}
        name="contact_types"
        label={words.contactTypes}
        options={optionsOf(contactTypes)}
        look="chips"
        required
      />
    </StepForm>
  )
}
