import { createServicesForm } from '@homecare/sdk/ownProfile'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { ServicesField } from './OfferFields'
import { ProfileEditor } from './ProfileEditor'

/** What a caregiver helps with: one at least. */
export default function ServicesModal({ close }: ModalProps) {
  return (
    <ProfileEditor
      modal="services"
      close={close}
      create={createServicesForm}
      submit={profileEditorTexts.saveServices}
    >
      {(form) => <ServicesField form={form} />}
    </ProfileEditor>
  )
}
