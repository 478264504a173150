import { createServicesForm, assistance } from '@homecare/sdk'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { optionsOf } from './optionsOf'
import { ProfileEditor } from './ProfileEditor'

/** What a caregiver helps with: one at least (D2 §2, §5). */
export default function ServicesModal({ close }: ModalProps) {
  return (
    <ProfileEditor
      modal="services"
      close={close}
      create={createServicesForm}
      submit={profileEditorTexts.saveServices}
    >
      {(form) => (
        <CheckboxGroup
          form={form}
          name="home_support"
          label={profileEditorTexts.services}
          options={optionsOf(assistance)}
          look="tiles"
          required
        />
      )}
    </ProfileEditor>
  )
}
