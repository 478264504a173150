import { hireLimits } from '@homecare/sdk/hiring'
import type { FormField } from '@homecare/sdk/kit'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { TextareaField } from '../../kit/fields/TextareaField'
import { AddressFields, type AddressForm } from '../../places/AddressFields'

/** A form that holds a place of care. */
type CarePlaceForm = AddressForm & { readonly fields: { readonly access_note: FormField<string> } }

/** Where the care is, and how to get in. */
export function CarePlaceFields({ form }: { form: CarePlaceForm }) {
  return (
    <>
      <AddressFields form={form} />
      <TextareaField
        form={form}
        name="access_note"
        label={words.accessNote}
        hint={words.accessNoteHint}
        max={hireLimits.accessNote}
        rows={3}
        optional
      />
    </>
  )
}
