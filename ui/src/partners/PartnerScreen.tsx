import { message } from '@homecare/sdk/kit'
import type { PartnerWelcome } from '@homecare/sdk/partners'
import { homeTexts, partnerPageTexts as words } from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Card } from '../kit/layout/Card'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { PlaceForm } from '../places/PlaceForm'
import { partnerFormHref } from './partnerFormHref'
import { partnerHead } from './PartnerHead'
import { PartnerPhone } from '../phones/PartnerPhone'
import type { PartnerData } from './partnerPage'
import { Slogan } from './Slogan'
import './PartnerScreen.css'

export const load: Load<PartnerData> = async (context) => {
  const { loadPartnerPage } = await import('./partnerPage')
  return loadPartnerPage(context)
}

export const head: HeadOf<PartnerData> = ({ canonical, branding: { name, phone_number }, demo }) => ({
  title: message(words.title, { partner: name }),
  description: message(words.description, { partner: name }),
  canonical,
  noindex: demo,
  phone: phone_number,
})

/**
 * Where the people of a plan or an employer arrive: what they get, who may have it, the steps to it, who is near, and the
 * number to call.
 */
export default function PartnerScreen({ data: { code, branding, demo } }: ScreenProps<PartnerData>) {
  const say = useSay()
  const { name, phone_number, slogan_html, welcome } = branding
  const isVisitor = useValue(useSession().identity).user_type === 'anonymous'
  return (
    <Page
      className="partner"
      width="home"
      title={say(words.title, { partner: name })}
      lead={<Slogan html={slogan_html} />}
      actions={partnerHead(branding)}
    >
      {demo && <Banner tone="info">{say(words.demo)}</Banner>}
      {welcome && <Welcome welcome={welcome} />}
      {isVisitor && (
        <Card>
          <h2>{say(words.joinTitle, { partner: name })}</h2>
          <p>{say(words.joinText)}</p>
          <div className="row">
            <Link href={partnerFormHref(code)} look="primary">
              {say(words.join)}
            </Link>
            <Link href="/accounts/login" look="quiet">
              {say(words.haveAccount)}
            </Link>
          </div>
        </Card>
      )}
      <Card>
        <h2>{say(words.lookTitle)}</h2>
        <p>{say(words.lookText)}</p>
        <PlaceForm label={homeTexts.place} hint={homeTexts.placeHint} action={homeTexts.findCaregivers} />
      </Card>
      {phone_number && (
        <Card>
          <h2>{say(words.callTitle)}</h2>
          <p>{say(words.callText, { partner: name })}</p>
          <p>
            <PartnerPhone number={phone_number} />
          </p>
        </Card>
      )}
    </Page>
  )
}

/** What members get, who may have it, and how it begins. Their order is the partner's own. */
function Welcome({ welcome: { benefit, eligible, steps } }: { welcome: PartnerWelcome }) {
  const say = useSay()
  return (
    <div className="partner-welcome">
      <Card>
        <h2>{say(words.benefitTitle)}</h2>
        <p>{benefit}</p>
        <h3>{say(words.eligibleTitle)}</h3>
        <ul>
          {eligible.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2>{say(words.stepsTitle)}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
