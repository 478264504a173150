import { createChangePasswordForm, passwordTexts } from '@homecare/sdk/account'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../../frame/app'
import { PasswordField } from '../../kit/fields/PasswordField'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { SettingsForm } from './SettingsForm'

/** A new password; every other session of the account ends. */
export function NewPassword({ email }: { email: string }) {
  const say = useSay()
  const care = useCare()
  const [form] = useState(() => createChangePasswordForm(care))
  return (
    <SettingsForm
      title={words.password}
      hint={words.passwordHint}
      form={form}
      submit={words.changePassword}
      done={words.passwordChanged}
      onAccepted={() => form.reset()}
      actions={
        <Link href="/accounts/password/forgot" look="line">
          {say(words.forgot)}
        </Link>
      }
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField form={form} name="old_password" label={words.oldPassword} required />
      <PasswordField
        form={form}
        name="new_password"
        label={words.newPassword}
        hint={passwordTexts.hint}
        autoComplete="new-password"
        required
      />
    </SettingsForm>
  )
}
