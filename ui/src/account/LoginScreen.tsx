import { createLoginForm, listDemoAccounts, loginReason, type DemoAccount } from '@homecare/sdk/account'
import { homePaths } from '@homecare/sdk/addresses'
import { isApiError } from '@homecare/sdk/kit'
import { accountTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import type { Load, ScreenProps } from '../frame/screen'
import { somebodyIsThere } from '../frame/signOfLife'
import { Card } from '../kit/layout/Card'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { Field } from '../kit/fields/Field'
import { PasswordField } from '../kit/fields/PasswordField'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { Banner } from '../kit/states/Banner'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { DemoAccounts } from './DemoAccounts'
import { SocialOutcome, SocialSignIn } from './SocialSignIn'
import './account.css'

interface LoginData {
  /** None where the product is no demonstration. */
  readonly demo: readonly DemoAccount[]
}

export const load: Load<LoginData> = async ({ care, signal }) => {
  try {
    return { demo: await care.call(listDemoAccounts, {}, { signal }) }
  } catch (error) {
    if (isApiError(error)) return { demo: [] }
    throw error
  }
}

/** Logging in. Where it leads next is said by the address, and by who it turns out to be. */
export default function LoginScreen({ data, path, query }: ScreenProps<LoginData>) {
  const say = useSay()
  const { session, navigation, config } = useApp()
  const [form] = useState(() => createLoginForm(session))
  // The page is for visitors: asked for again, it sends on whoever has just signed in.
  const goOn = () => navigation.go(`${path}?${query.toString()}`, { replace: true })
  const reason = loginReason(query)
  useHomesAhead(query.has('next'))
  return (
    <Page
      className="account"
      width="read"
      title={say(accountTexts.loginTitle)}
      lead={say(accountTexts.loginLead)}
    >
      {reason && (
        <Banner tone="info">
          <p>{say(reason)}</p>
        </Banner>
      )}
      <SocialOutcome query={query} />
      <Card className="account-form">
        <Form form={form} submit={accountTexts.login} onAccepted={goOn}>
          <Field
            form={form}
            name="email"
            label={accountTexts.email}
            type="email"
            autoComplete="username"
            required
          />
          <PasswordField form={form} name="password" label={accountTexts.password} required />
          <CheckboxField
            form={form}
            name="remember_me"
            label={accountTexts.rememberMe}
            hint={accountTexts.rememberMeHint}
          />
        </Form>
        <Link href="/accounts/password/forgot" look="line">
          {say(accountTexts.forgot)}
        </Link>
      </Card>
      <SocialSignIn providers={config.social ?? []} next={query.get('next')} />
      <p className="row">
        {say(accountTexts.newHere)}
        <Link href="/signup" look="line">
          {say(accountTexts.join)}
        </Link>
      </p>
      {data.demo.length > 0 && <DemoAccounts accounts={data.demo} onSignedIn={goOn} />}
    </Page>
  )
}

/** While the form is filled in, the code of what it leads to comes: for those who are not on their way elsewhere. */
function useHomesAhead(elsewhere: boolean): void {
  const { navigation } = useApp()
  useEffect(() => {
    if (elsewhere) return
    void somebodyIsThere().then(() => {
      for (const home of [homePaths.family, homePaths.caregiver]) navigation.prefetch(home)
    })
  }, [elsewhere, navigation])
}
