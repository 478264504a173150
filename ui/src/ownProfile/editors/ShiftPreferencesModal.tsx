import { chooseShiftDuration } from '@homecare/sdk/caregivers'
import { createShiftPreferencesForm } from '@homecare/sdk/ownProfile'
import { premiumMarker, shiftAvailabilities, shiftDurations } from '@homecare/sdk/shifts'
import { profileEditorTexts, shiftTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { optionsOf } from './optionsOf'
import { ProfileEditor } from './ProfileEditor'

/** When a caregiver takes shifts, one time at least, and how long they may be. */
export default function ShiftPreferencesModal({ close }: ModalProps) {
  const say = useSay()
  return (
    <ProfileEditor
      modal="shiftPreferences"
      close={close}
      create={createShiftPreferencesForm}
      submit={profileEditorTexts.saveShiftPreferences}
    >
      {(form) => (
        <>
          <p className="soft">{say(profileEditorTexts.premiumNote, { mark: premiumMarker })}</p>
          <CheckboxGroup
            form={form}
            name="shift_preferences"
            label={shiftTexts.availability}
            options={optionsOf(shiftAvailabilities)}
            required
          />
          <Duration form={form} />
        </>
      )}
    </ProfileEditor>
  )
}

type ShiftPreferences = ReturnType<typeof createShiftPreferencesForm>

function Duration({ form }: { form: Pick<ShiftPreferences, 'fields' | 'busy'> }) {
  const field = form.fields.shift_duration
  return (
    <CheckboxGroup
      name="shift_duration"
      label={shiftTexts.duration}
      hint={profileEditorTexts.oneDuration}
      options={optionsOf(shiftDurations)}
      look="chips"
      value={useValue(field.value)}
      error={useValue(field.shownError)}
      disabled={useValue(form.busy)}
      onChange={(chosen) => field.set(chooseShiftDuration(chosen))}
    />
  )
}
