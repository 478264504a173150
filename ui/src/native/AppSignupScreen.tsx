import { appTexts as words } from '@homecare/sdk/texts'
import type { HeadOf } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { RowLink } from '../kit/layout/RowLink'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

export const head: HeadOf<undefined> = () => ({ title: words.signupTitle })

/** Where the app begins for somebody without an account. */
export default function AppSignupScreen() {
  const say = useSay()
  return (
    <Page width="read" title={say(words.signupTitle)} lead={say(words.signupLead)}>
      <Card>
        <ul className="list" data-look="lines" role="list">
          <li>
            <RowLink href="/appsignup-family-start" title={words.needCare} hint={words.needCareHint} />
          </li>
          <li>
            <RowLink href="/appsignup-caregiver-start" title={words.giveCare} hint={words.giveCareHint} />
          </li>
        </ul>
      </Card>
      <div className="row">
        <Link href="/accounts/login" look="quiet">
          {say(words.haveAccount)}
        </Link>
        <Link href="/app-signup-skip" look="plain">
          {say(words.lookAround)}
        </Link>
      </div>
    </Page>
  )
}
