import { createWageForm, formatDollars, message, wageLimits } from '@homecare/sdk'
import { profileEditorTexts, uiTexts } from '@homecare/sdk/texts'
import type { ModalProps } from '../../frame/screen'
import { MoneyField } from '../../kit/fields/MoneyField'
import { useSay } from '../../kit/say'
import { ProfileEditor } from './ProfileEditor'

/** What an hour costs: 5 to 100 dollars (D2 §2, §5). */
export default function RateModal({ close }: ModalProps) {
  const say = useSay()
  const average = formatDollars(wageLimits.sampleAverageCents)
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
          <MoneyField
            form={form}
            name="desired_wage"
            label={profileEditorTexts.rate}
            hint={message(profileEditorTexts.rateHint, { average })}
            per={uiTexts.perHour}
            required
          />
          <p className="soft">{say(profileEditorTexts.rateTip)}</p>
        </>
      )}
    </ProfileEditor>
  )
}
