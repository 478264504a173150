import { languages } from '@homecare/sdk/caregivers'
import { createLanguagesForm } from '@homecare/sdk/ownProfile'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { optionsOf } from './optionsOf'
import { ProfileEditor } from './ProfileEditor'

/** The languages a caregiver speaks, in alphabetical order: one at least. */
export default function LanguagesModal({ close }: ModalProps) {
  return (
    <ProfileEditor
      modal="languages"
      close={close}
      create={createLanguagesForm}
      submit={profileEditorTexts.saveLanguages}
    >
      {(form) => (
        <CheckboxGroup
          form={form}
          name="spoken_languages"
          label={profileEditorTexts.languages}
          options={optionsOf(languages)}
          look="chips"
          required
        />
      )}
    </ProfileEditor>
  )
}
