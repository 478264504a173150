import { payFrequencies, type TaxEnrollForm as TaxEnroll } from '@homecare/sdk/payments'
import type { Form as FormState } from '@homecare/sdk/kit'
import { taxScreenTexts as words } from '@homecare/sdk/texts'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { DateField } from '../kit/fields/DateField'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { useSay } from '../kit/say'

interface TaxEnrollFormProps {
  form: FormState<TaxEnroll>
  onAccepted?: () => unknown
}

/** How a household pays, with its consent to have its taxes worked out. */
export function TaxEnrollForm({ form, onAccepted }: TaxEnrollFormProps) {
  const say = useSay()
  return (
    <Form form={form} submit={words.save} onAccepted={onAccepted}>
      <Field form={form} name="legal_name" label={words.legalName} autoComplete="name" required />
      <RadioGroup
        form={form}
        name="pay_frequency"
        label={words.frequency}
        look="chips"
        options={payFrequencies.entries.map(({ id, label }) => ({ value: id, label }))}
      />
      <DateField form={form} name="first_pay_date" label={words.firstPayDate} required />
      <p>{say(words.consent)}</p>
      <CheckboxField form={form} name="agreed" label={words.agree} />
    </Form>
  )
}
