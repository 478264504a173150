import { createPasswordForm, passwordTexts, type verifyInvitation } from '@homecare/sdk/account'
import type { OutOf } from '@homecare/sdk/client'
import type { Text } from '@homecare/sdk/kit'
import { accountTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Card } from '../kit/layout/Card'
import { PasswordField } from '../kit/fields/PasswordField'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { PartnerPhone } from '../phones/PartnerPhone'
import './account.css'

/** Whom a mailed link is for; null for one that was used, is too old, or never was. */
export type LinkHolder = OutOf<typeof verifyInvitation> | null

interface ChoosePasswordProps {
  title: Text
  holder: LinkHolder
  token: string
  /** The first password of an account that others opened, not a new one. */
  first: boolean
}

/** Choosing a password by a mailed link; it ends signed in. */
export function ChoosePassword({ title, holder, token, first }: ChoosePasswordProps) {
  const say = useSay()
  const { care, session, toasts, navigation } = useApp()
  const [form] = useState(() => createPasswordForm(care, session, { token, first }))
  if (!holder) return <LinkGone />
  return (
    <Page
      className="account"
      width="read"
      title={say(title)}
      lead={say(accountTexts.passwordFor, { name: holder.first_name, email: holder.email })}
      actions={holder.partner && <PartnerPhone number={holder.partner.phone_number} />}
    >
      <Card className="account-form">
        <Form
          form={form}
          submit={accountTexts.savePassword}
          onAccepted={() => {
            toasts.success(accountTexts.passwordSaved)
            // The login page sends whoever is signed in to their home.
            void navigation.go('/accounts/login', { replace: true })
          }}
        >
          <input type="hidden" name="username" autoComplete="username" value={holder.email} readOnly />
          <PasswordField
            form={form}
            name="password"
            label={accountTexts.newPassword}
            hint={passwordTexts.hint}
            autoComplete="new-password"
            required
          />
        </Form>
      </Card>
    </Page>
  )
}

function LinkGone() {
  const say = useSay()
  return (
    <Page
      className="account"
      width="read"
      title={say(accountTexts.linkGoneTitle)}
      lead={say(accountTexts.linkGoneText)}
    >
      <div className="row">
        <Link href="/accounts/password/forgot" look="primary">
          {say(accountTexts.newLink)}
        </Link>
        <Link href="/accounts/login" look="plain">
          {say(accountTexts.backToLogin)}
        </Link>
      </div>
    </Page>
  )
}
