import { createLocationForm, distanceChoices, message, type Distance } from '@homecare/sdk'
import { addressTexts, profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { Field } from '../../kit/fields/Field'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { useSay } from '../../kit/say'
import { PickedPlaceField } from './PickedPlaceField'
import { ProfileEditor } from './ProfileEditor'

/** The home address, its place picked from suggestions, and how far to work (D2 §2, §5). */
export default function LocationModal({ close }: ModalProps) {
  const say = useSay()
  return (
    <ProfileEditor
      modal="location"
      close={close}
      create={(store, profile) =>
        createLocationForm(store, profile, store.extras.data.peek()?.settings ?? null)
      }
      submit={profileEditorTexts.saveLocation}
      withExtras
    >
      {(form) => (
        <>
          <h3>{say(addressTexts.homeAddressQuestion)}</h3>
          <Field
            form={form}
            name="address"
            label={profileEditorTexts.street}
            autoComplete="address-line1"
            required
          />
          <Field
            form={form}
            name="address2"
            label={profileEditorTexts.apartment}
            autoComplete="address-line2"
            optional
          />
          <PickedPlaceField field={form.fields.place} />
          <RadioGroup
            form={form}
            name="max_job_distance_preference"
            label={addressTexts.distanceQuestion}
            options={distanceChoices.map((miles: Distance) => ({
              value: miles,
              label: message(addressTexts.miles, { miles }),
            }))}
            look="chips"
          />
        </>
      )}
    </ProfileEditor>
  )
}
