import { accountTexts } from '@homecare/sdk/texts'
import { Card } from '../kit/Card'
import { Link } from '../kit/Link'
import { Page } from '../kit/Page'
import { useSay } from '../kit/say'
import './account.css'

const ways = [
  {
    title: accountTexts.joinFamily,
    text: accountTexts.joinFamilyText,
    action: accountTexts.joinFamilyAction,
    href: '/family-signup',
  },
  {
    title: accountTexts.joinCaregiver,
    text: accountTexts.joinCaregiverText,
    action: accountTexts.joinCaregiverAction,
    href: '/register/caregiver',
  },
] as const

/** Two ways in: looking for care, or giving it. */
export default function SignupChoiceScreen() {
  const say = useSay()
  return (
    <Page
      className="account"
      width="medium"
      title={say(accountTexts.joinTitle)}
      lead={say(accountTexts.joinLead)}
    >
      <ul className="account-ways" role="list">
        {ways.map(({ title, text, action, href }) => (
          <Card as="li" key={href}>
            <h2>{say(title)}</h2>
            <p className="soft">{say(text)}</p>
            <Link href={href} look="primary">
              {say(action)}
            </Link>
          </Card>
        ))}
      </ul>
      <p className="row">
        {say(accountTexts.haveAccount)}
        <Link href="/accounts/login" look="line">
          {say(accountTexts.login)}
        </Link>
      </p>
    </Page>
  )
}
