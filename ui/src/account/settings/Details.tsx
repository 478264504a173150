import { createDetailsForm, type Settings } from '@homecare/sdk/account'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { Badge } from '../../kit/figures/Badge'
import { Field } from '../../kit/fields/Field'
import { PhoneField } from '../../kit/fields/PhoneField'
import { check } from '../../kit/icons/basic'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { SettingsForm } from './SettingsForm'

interface DetailsProps {
  settings: Settings
  /** Whether this kind of user verifies the phone, which has a modal of its own. */
  verifies: boolean
}

/** Name and phone; a changed number is to be verified again. */
export function Details({ settings, verifies }: DetailsProps) {
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
  const typed = useValue(form.fields.phone.dirty)
  return (
    <SettingsForm title={words.details} form={form} submit={words.saveDetails}>
      <Field form={form} name="first_name" label={words.firstName} autoComplete="given-name" required />
      <Field form={form} name="last_name" label={words.lastName} autoComplete="family-name" required />
      <PhoneField form={form} name="phone" label={words.phone} hint={words.phoneHint} />
      {verifies && !typed && (
        <p>
          {isVerified ? (
            <Badge tone="good" icon={check}>
              {say(words.phoneVerified)}
            </Badge>
          ) : (
            <Link href="/caregiver/profile/verification" look="line">
              {say(words.verifyPhone)}
            </Link>
          )}
        </p>
      )}
    </SettingsForm>
  )
}
