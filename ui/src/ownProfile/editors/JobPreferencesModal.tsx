import { housing, scheduleFlags } from '@homecare/sdk/caregivers'
import { createJobPreferencesForm } from '@homecare/sdk/ownProfile'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { optionsOf } from './optionsOf'
import { ProfileEditor } from './ProfileEditor'

/** The kinds of work a caregiver wants, one at least, and whether to live with the family. */
export default function JobPreferencesModal({ close }: ModalProps) {
  return (
    <ProfileEditor
      modal="jobPreferences"
      close={close}
      create={createJobPreferencesForm}
      submit={profileEditorTexts.saveJobPreferences}
    >
      {(form) => (
        <>
          <CheckboxGroup
            form={form}
            name="job_preferences"
            label={profileEditorTexts.jobPreferences}
            options={optionsOf(scheduleFlags)}
            required
          />
          <RadioGroup
            form={form}
            name="housing"
            label={profileEditorTexts.housing}
            options={optionsOf(housing)}
            look="chips"
          />
        </>
      )}
    </ProfileEditor>
  )
}
