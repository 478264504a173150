import { createSkillsForm, clinicalSkills } from '@homecare/sdk'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { optionsOf } from './optionsOf'
import { ProfileEditor } from './ProfileEditor'

/** The clinical skills of a caregiver: one at least (D2 §2, §5). */
export default function SkillsModal({ close }: ModalProps) {
  return (
    <ProfileEditor
      modal="skills"
      close={close}
      create={createSkillsForm}
      submit={profileEditorTexts.saveSkills}
    >
      {(form) => (
        <CheckboxGroup
          form={form}
          name="conditions"
          label={profileEditorTexts.skills}
          options={optionsOf(clinicalSkills)}
          look="tiles"
          required
        />
      )}
    </ProfileEditor>
  )
}
