import { createShiftAssignmentsForm } from '@homecare/sdk/ownProfile'
import { premiumMark, premiumMarker, shiftZones } from '@homecare/sdk/shifts'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { useSay } from '../../kit/say'
import { withMark } from './optionsOf'
import { ProfileEditor } from './ProfileEditor'

/** The zones of a facility in which a caregiver works: one at least. */
export default function ShiftAssignmentsModal({ close }: ModalProps) {
  const say = useSay()
  return (
    <ProfileEditor
      modal="shiftAssignments"
      close={close}
      create={createShiftAssignmentsForm}
      submit={profileEditorTexts.saveShiftAssignments}
    >
      {(form) => (
        <>
          <p className="soft">{say(profileEditorTexts.premiumNote, { mark: premiumMarker })}</p>
          <CheckboxGroup
            form={form}
            name="shift_assignments"
            label={profileEditorTexts.shiftAssignments}
            options={shiftZones.entries.map((zone) => ({
              value: zone.flag,
              label: withMark(zone.label, premiumMark(zone)),
            }))}
            required
          />
        </>
      )}
    </ProfileEditor>
  )
}
