import { paymentOptions } from '@homecare/sdk/families'
import { signupTexts } from '@homecare/sdk/texts'
import { DateField } from '../../kit/fields/DateField'
import { Field } from '../../kit/fields/Field'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { SelectField } from '../../kit/fields/SelectField'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useValue } from '../../kit/useValue'
import { optionsOf } from './options'
import { StepForm } from './StepForm'
import type { StepProps } from './steps'

const genders = [
  { value: 'female', label: signupTexts.female },
  { value: 'male', label: signupTexts.male },
] as const

export default function PatientStep(props: StepProps) {
  const { form } = props.flow
  const showsMemberId = useValue(props.flow.form.memberIdVisible)
  const showsOther = useValue(form.fields.payment_option_other.active)
  return (
    <StepForm {...props} step="patient" before="caregiver" submit={signupTexts.toReview}>
      <TextareaField
        form={form}
        name="care_recipient_desc"
        label={signupTexts.recipient}
        hint={signupTexts.recipientHint}
        max={2000}
        optional
      />
      <DateField form={form} name="dob" asked="birth" label={signupTexts.dob} optional />
      <SelectField
        form={form}
        name="gender"
        label={signupTexts.gender}
        options={genders}
        none={signupTexts.notSaid}
        optional
      />
      <RadioGroup
        form={form}
        name="payment_option"
        label={signupTexts.paymentOption}
        options={optionsOf(paymentOptions)}
        look="chips"
        optional
      />
      {showsOther && (
        <Field form={form} name="payment_option_other" label={signupTexts.paymentOther} required />
      )}
      {showsMemberId && (
        <Field
          form={form}
          name="member_id"
          label={signupTexts.memberId}
          hint={signupTexts.memberIdHint}
          short
          required
        />
      )}
      <Field form={form} name="invite_code" label={signupTexts.inviteCode} short optional />
    </StepForm>
  )
}
