import { createForgotForm } from '@homecare/sdk/account'
import { accountTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../frame/app'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import './account.css'

/** Asking for a link to a new password. What it says never tells whether the address has an account. */
export default function ForgotScreen() {
  const say = useSay()
  const care = useCare()
  const [form] = useState(() => createForgotForm(care))
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) {
    return (
      <Page className="account" width="read" title={say(accountTexts.sentTitle)}>
        <Card>
          <p role="status">{say(accountTexts.sentText, { email: sentTo })}</p>
          <p className="soft">{say(accountTexts.sentNothing)}</p>
          <div className="row">
            <Link href="/accounts/login" look="primary">
              {say(accountTexts.backToLogin)}
            </Link>
            <Button look="plain" onClick={() => setSentTo(null)}>
              {say(accountTexts.tryAnother)}
            </Button>
          </div>
        </Card>
      </Page>
    )
  }
  return (
    <Page
      className="account"
      width="read"
      title={say(accountTexts.forgotTitle)}
      lead={say(accountTexts.forgotLead)}
    >
      <Card className="account-form">
        <Form
          form={form}
          submit={accountTexts.sendLink}
          onAccepted={() => setSentTo(form.data.peek().email.trim())}
          actions={
            <Link href="/accounts/login" look="plain">
              {say(accountTexts.backToLogin)}
            </Link>
          }
        >
          <Field
            form={form}
            name="email"
            label={accountTexts.email}
            type="email"
            autoComplete="username"
            required
          />
        </Form>
      </Card>
    </Page>
  )
}
