import { states, type StateCode } from '@homecare/sdk/places'
import type { Form as FormState } from '@homecare/sdk/kit'
import { taxScreenTexts as words } from '@homecare/sdk/texts'
import { Field } from '../kit/fields/Field'
import { SelectField } from '../kit/fields/SelectField'

/** An address as it is typed. */
interface Address {
  readonly address: string
  readonly address2: string
  readonly city: string
  readonly state: StateCode | null
  readonly zip_code: string
}

/** A form with these fields, whatever others it has. */
type AddressForm = Pick<FormState<Address>, 'busy'> & {
  readonly fields: Pick<FormState<Address>['fields'], keyof Address>
}

export const stateOptions = states.entries.map(({ id, label }) => ({ value: id, label }))

/** The fields of an address, as authorities and payroll know it. */
export function AddressFields({ form }: { form: AddressForm }) {
  return (
    <>
      <Field form={form} name="address" label={words.street} autoComplete="address-line1" required />
      <Field form={form} name="address2" label={words.apartment} autoComplete="address-line2" optional />
      <Field form={form} name="city" label={words.city} autoComplete="address-level2" required />
      <SelectField
        form={form}
        name="state"
        label={words.state}
        autoComplete="address-level1"
        options={stateOptions}
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
    </>
  )
}
