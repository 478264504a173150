import type { FormField } from '@homecare/sdk/kit'
import type { PickedPlace } from '@homecare/sdk/places'
import { addressScreenTexts } from '@homecare/sdk/texts'
import type { FormLike } from '../kit/fields/binding'
import { Field } from '../kit/fields/Field'
import { PickedPlaceField } from './PickedPlaceField'
import { StreetField } from './StreetField'

/** A form that holds an address. */
export interface AddressForm extends FormLike {
  readonly fields: {
    readonly address: FormField<string>
    readonly address2: FormField<string>
    readonly place: FormField<PickedPlace | null>
    readonly as_typed: FormField<boolean>
  }
}

/** An address: the street as chosen or typed, and the place as picked from suggestions. */
export function AddressFields({ form }: { form: AddressForm }) {
  return (
    <>
      <StreetField form={form} />
      <Field
        form={form}
        name="address2"
        label={addressScreenTexts.apartment}
        autoComplete="address-line2"
        optional
      />
      <PickedPlaceField field={form.fields.place} />
    </>
  )
}
