import { createDetailsForm, type Settings } from '@homecare/sdk/account'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { Badge } from '../../kit/figures/Badge'
import { Field } from '../../kit/fields/Field'
import { PhoneField } from '../../kit/fields/PhoneField'
import { check } from '../../kit/icons/basic'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { VerifyPhone } from '../../phones/VerifyPhone'
import { SettingsForm } from './SettingsForm'

const PhoneDialog = laterDialog(() => import('../../phones/PhoneDialog'))

/** Name and phone; a changed number is to be verified again. */
export function Details({ settings }: { settings: Settings }) {
  const say = useSay()
  const { care, session } = useApp()
  const [isVerified, setVerified] = useState(settings.phone_verified)
  const [form] = useState(() =>
    createDetailsForm(care, settings, (saved) => {
      setVerified(saved.phone_verified)
      // The header and the greeting know the name from the identity.
      void session.start()
    }),
  )
  const [verifying, setVerifying] = useState(false)
  const typed = useValue(form.fields.phone.dirty)
  return (
    <>
      <SettingsForm title={words.details} form={form} submit={words.saveDetails}>
        <Field form={form} name="first_name" label={words.firstName} autoComplete="given-name" required />
        <Field form={form} name="last_name" label={words.lastName} autoComplete="family-name" required />
        <PhoneField form={form} name="phone" label={words.phone} hint={words.phoneHint} />
        {!typed && (
          <p>
            {isVerified ? (
              <Badge tone="good" icon={check}>
                {say(words.phoneVerified)}
              </Badge>
            ) : (
              <VerifyPhone onPress={() => setVerifying(true)} />
            )}
          </p>
        )}
      </SettingsForm>
      {verifying && <PhoneDialog onVerified={() => setVerified(true)} onClose={() => setVerifying(false)} />}
    </>
  )
}
