import { aboutMaxLength } from '@homecare/sdk/caregivers'
import { createAboutForm } from '@homecare/sdk/ownProfile'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { TextareaField } from '../../kit/fields/TextareaField'
import { AboutTips } from './AboutTips'
import { ProfileEditor } from './ProfileEditor'

/** The caregiver in their own words, with tips and a count of what is left. */
export default function AboutModal({ close }: ModalProps) {
  return (
    <ProfileEditor
      modal="about"
      close={close}
      create={createAboutForm}
      submit={profileEditorTexts.saveAbout}
      holdsBack="any"
    >
      {(form) => (
        <>
          <AboutTips />
          <TextareaField
            form={form}
            name="about"
            label={profileEditorTexts.about}
            max={aboutMaxLength}
            rows={9}
            required
          />
        </>
      )}
    </ProfileEditor>
  )
}
