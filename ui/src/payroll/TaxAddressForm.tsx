import type { TaxAddressForm as TaxAddress } from '@homecare/sdk/payments'
import type { Form as FormState } from '@homecare/sdk/kit'
import { taxScreenTexts as words } from '@homecare/sdk/texts'
import { Form } from '../kit/fields/Form'
import { AddressFields } from './AddressFields'

interface TaxAddressFormProps {
  form: FormState<TaxAddress>
  onAccepted?: () => unknown
}

/** The address of the employer, as the tax authorities know it. */
export function TaxAddressForm({ form, onAccepted }: TaxAddressFormProps) {
  return (
    <Form form={form} submit={words.save} onAccepted={onAccepted}>
      <AddressFields form={form} />
    </Form>
  )
}
