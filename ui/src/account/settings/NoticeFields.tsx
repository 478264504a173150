import { timeOfDayWords } from '@homecare/sdk/kit'
import type { NotifyForm, Settings } from '@homecare/sdk/account'
import type { MergingForm } from '@homecare/sdk/kit'
import { noticeKinds, noticeWays } from '@homecare/sdk/notices'
import { noticeSettingsTexts as words } from '@homecare/sdk/texts'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { SelectField } from '../../kit/fields/SelectField'
import { useSay } from '../../kit/say'
import { VerifyPhone } from '../../phones/VerifyPhone'
import './NoticeFields.css'

interface NoticeFieldsProps {
  form: MergingForm<NotifyForm>
  settings: Settings
  /** Whether the phone is verified, so that text messages come. */
  isVerified: boolean
  /** Opens the dialog for it, for those who have no profile for it to stand in. */
  onVerify?: () => void
}

/** What there is to be told of, each by every way that there is, and the quiet hours. */
export function NoticeFields({ form, settings, isVerified, onVerify }: NoticeFieldsProps) {
  const say = useSay()
  const { ways, choices } = settings.notices
  const options = noticeWays.entries
    .filter(({ id }) => ways.includes(id))
    .map(({ id, label }) => ({ value: id, label }))
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  const times = (chosen: string) =>
    [...new Set([...hours, chosen])]
      .toSorted()
      .map((value) => ({ value, label: timeOfDayWords(value, say.locale) }))
  return (
    <>
      <div className="notice-kinds">
        {noticeKinds.entries
          .filter(({ id }) => choices[id])
          .map(({ id, label, hint }) => (
            <CheckboxGroup
              key={id}
              form={form}
              name={id}
              label={label}
              hint={hint}
              options={options}
              look="chips"
            />
          ))}
      </div>
      {ways.includes('text') && !isVerified && (
        <p className="soft">
          {say(words.phoneFirst)} <VerifyPhone {...(onVerify && { onPress: onVerify })} />
        </p>
      )}
      {ways.some((way) => way !== 'mail') && (
        <fieldset className="notice-quiet">
          <legend>{say(words.quiet)}</legend>
          <p className="hint">{say(words.quietHint)}</p>
          <div className="notice-hours">
            <SelectField
              form={form}
              name="quiet_from"
              label={words.quietFrom}
              options={times(settings.notices.quiet_from)}
              none={false}
            />
            <SelectField
              form={form}
              name="quiet_until"
              label={words.quietUntil}
              options={times(settings.notices.quiet_until)}
              none={false}
            />
          </div>
          {choices.jobs_nearby && <CheckboxField form={form} name="urgent_at_night" label={words.urgent} />}
        </fieldset>
      )}
    </>
  )
}
