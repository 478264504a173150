import type { NotifyForm, Settings } from '@homecare/sdk/account'
import type { MergingForm } from '@homecare/sdk/kit'
import { noticeKinds, noticeWays } from '@homecare/sdk/notices'
import { noticeSettingsTexts as words } from '@homecare/sdk/texts'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { SelectField } from '../../kit/fields/SelectField'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { timeOfDayWords } from '../../kit/timeOfDayWords'
import './NoticeFields.css'

/** What there is to be told of, each by every way that there is, and the quiet hours. */
export function NoticeFields({ form, settings }: { form: MergingForm<NotifyForm>; settings: Settings }) {
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
      {ways.includes('text') && !settings.phone_verified && (
        <p className="soft">
          {say(words.phoneFirst)} <Link href="/caregiver/profile/verification">{say(words.verifyPhone)}</Link>
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
