import { createNotifyForm, type Settings } from '@homecare/sdk/account'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../../frame/app'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { SettingsForm } from './SettingsForm'

/** How to tell of messages, jobs and shifts. */
export function Notifications({ settings }: { settings: Settings }) {
  const care = useCare()
  const [form] = useState(() => createNotifyForm(care, settings))
  return (
    <SettingsForm title={words.notify} hint={words.notifyHint} form={form} submit={words.saveNotify}>
      <CheckboxField form={form} name="notify_by_email" label={words.byEmail} />
    </SettingsForm>
  )
}
