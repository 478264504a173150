import { createWageForm } from '@homecare/sdk/ownProfile'
import { profileEditorTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { useSay } from '../../kit/say'
import { RateField } from './OfferFields'
import { ProfileEditor } from './ProfileEditor'

/** What an hour costs: 5 to 100 dollars. */
export default function RateModal({ close }: ModalProps) {
  const say = useSay()
  return (
    <ProfileEditor
      modal="rate"
      close={close}
      create={createWageForm}
      submit={profileEditorTexts.saveRate}
      holdsBack="shown"
    >
      {(form) => (
        <>
          <RateField form={form} />
          <p className="soft">{say(profileEditorTexts.rateTip)}</p>
        </>
      )}
    </ProfileEditor>
  )
}
