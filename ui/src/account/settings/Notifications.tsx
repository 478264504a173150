import { createNotifyForm, type Settings } from '@homecare/sdk/account'
import { noticeSettingsTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { NoticeFields } from './NoticeFields'
import { PushDevice } from './PushDevice'
import { SettingsForm } from './SettingsForm'

const PhoneDialog = laterDialog(() => import('../../phones/PhoneDialog'))

/** What to tell of, by which ways, and when not. */
export function Notifications({ settings }: { settings: Settings }) {
  const care = useCare()
  const [form] = useState(() => createNotifyForm(care, settings))
  const [isVerified, setVerified] = useState(settings.phone_verified)
  const [verifying, setVerifying] = useState(false)
  return (
    <>
      <SettingsForm title={words.title} hint={words.hint} form={form} submit={words.save}>
        <NoticeFields {...{ form, settings, isVerified }} onVerify={() => setVerifying(true)} />
      </SettingsForm>
      {settings.notices.ways.includes('push') && <PushDevice />}
      {verifying && <PhoneDialog onVerified={() => setVerified(true)} onClose={() => setVerifying(false)} />}
    </>
  )
}
