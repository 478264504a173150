import { aboutMaxLength, createAboutForm } from '@homecare/sdk'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useSay } from '../../kit/say'
import { ProfileEditor } from './ProfileEditor'

const tips = [
  profileEditorTexts.aboutTip1,
  profileEditorTexts.aboutTip2,
  profileEditorTexts.aboutTip3,
  profileEditorTexts.aboutTip4,
]

/** The caregiver in her own words, with tips and a count of what is left (D2 §2, §5). */
export default function AboutModal({ close }: ModalProps) {
  return (
    <ProfileEditor
      modal="about"
      close={close}
      create={createAboutForm}
      submit={profileEditorTexts.saveAbout}
      holdsBack
    >
      {(form) => (
        <>
          <Tips />
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

function Tips() {
  const say = useSay()
  return (
    <details>
      <summary>{say(profileEditorTexts.aboutTips)}</summary>
      <ul>
        {tips.map((tip) => (
          <li key={tip[0]}>{say(tip)}</li>
        ))}
      </ul>
    </details>
  )
}
