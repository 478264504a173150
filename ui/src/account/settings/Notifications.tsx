import { createNotifyForm, type Settings } from '@homecare/sdk/account'
import { noticeSettingsTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../../frame/app'
import { NoticeFields } from './NoticeFields'
import { PushDevice } from './PushDevice'
import { SettingsForm } from './SettingsForm'

/** What to tell of, by which ways, and when not. */
export function Notifications({ settings }: { settings: Settings }) {
  const care = useCare()
  const [form] = useState(() => createNotifyForm(care, settings))
  return (
    <>
      <SettingsForm title={words.title} hint={words.hint} form={form} submit={words.save}>
        <NoticeFields form={form} settings={settings} />
      </SettingsForm>
      {settings.notices.ways.includes('push') && <PushDevice />}
    </>
  )
}
