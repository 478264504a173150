import type { TaxAddressForm as TaxAddress } from '@homecare/sdk/payments'
import type { Form as FormState } from '@homecare/sdk/kit'
import { states } from '@homecare/sdk/places'
import { taxScreenTexts as words } from '@homecare/sdk/texts'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { SelectField } from '../kit/fields/SelectField'

interface TaxAddressFormProps {
  form: FormState<TaxAddress>
  onAccepted?: () => unknown
}

/** The address of the employer, as the tax authorities know it. */
export function TaxAddressForm({ form, onAccepted }: TaxAddressFormProps) {
  return (
    <Form form={form} submit={words.save} onAccepted={onAccepted}>
      <Field form={form} name="address" label={words.street} autoComplete="address-line1" required />
      <Field form={form} name="address2" label={words.apartment} autoComplete="address-line2" optional />
      <Field form={form} name="city" label={words.city} autoComplete="address-level2" required />
      <SelectField
        form={form}
        name="state"
        label={words.state}
        autoComplete="address-level1"
        options={states.entries.map(({ id, label }) => ({ value: id, label }))}
        required
      />
      <Field
        form={form}
        name="zip_code"
        label={words.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        short
        required
      />
    </Form>
  )
}
