import { createSkillsForm } from '@homecare/sdk/ownProfile'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { SkillsField } from './OfferFields'
import { ProfileEditor } from './ProfileEditor'

/** The clinical skills of a caregiver: one at least. */
export default function SkillsModal({ close }: ModalProps) {
  return (
    <ProfileEditor
      modal="skills"
      close={close}
      create={createSkillsForm}
      submit={profileEditorTexts.saveSkills}
    >
      {(form) => <SkillsField form={form} />}
    </ProfileEditor>
  )
}
