import type { PublicInvite } from '@homecare/sdk/invites'
import { accountTexts } from '@homecare/sdk/texts'
import type { Load, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Card } from '../kit/layout/Card'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
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

export const load: Load<PublicInvite | null> = async (context) => {
  const { loadInvite } = await import('./invitePage')
  return loadInvite(context)
}

/** Two ways in: looking for care, or giving it. An invitation goes along on either. */
export default function SignupChoiceScreen({ data }: ScreenProps<PublicInvite | null>) {
  const say = useSay()
  const invite = data ? (`?${new URLSearchParams({ invite: data.code }).toString()}` as const) : ''
  return (
    <Page
      className="account"
      width="home"
      title={say(accountTexts.joinTitle)}
      lead={say(accountTexts.joinLead)}
    >
      {data?.valid && (
        <Banner tone="good">
          <p>{say(accountTexts.invitedBy, { name: data.first_name })}</p>
        </Banner>
      )}
      <ul className="account-ways" role="list">
        {ways.map(({ title, text, action, href }) => (
          <Card as="li" key={href}>
            <h2>{say(title)}</h2>
            <p className="soft">{say(text)}</p>
            <Link href={`${href}${invite}`} look="primary">
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
