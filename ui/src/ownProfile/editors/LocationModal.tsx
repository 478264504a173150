import { distanceChoices, type Distance } from '@homecare/sdk/caregivers'
import { message } from '@homecare/sdk/kit'
import { createLocationForm } from '@homecare/sdk/ownProfile'
import { addressScreenTexts, profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { useSay } from '../../kit/say'
import { AddressFields } from '../../places/AddressFields'
import { ProfileEditor } from './ProfileEditor'

/** The home address, its place picked from suggestions, and how far to work. */
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
          <h3>{say(addressScreenTexts.homeAddressQuestion)}</h3>
          <AddressFields form={form} />
          <RadioGroup
            form={form}
            name="max_job_distance_preference"
            label={addressScreenTexts.distanceQuestion}
            options={distanceChoices.map((miles: Distance) => ({
              value: miles,
              label: message(addressScreenTexts.miles, { miles }),
            }))}
            look="chips"
          />
        </>
      )}
    </ProfileEditor>
  )
}
