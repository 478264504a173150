import { message } from '@homecare/sdk/kit'
import { homeTexts, partnerPageTexts } from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Card } from '../kit/layout/Card'
import { phone as phoneIcon } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { telHref } from '../kit/telHref'
import { PlaceForm } from '../places/PlaceForm'
import { partnerFormHref } from './partnerFormHref'
import type { PartnerData } from './partnerPage'
import { Slogan } from './Slogan'
import './PartnerScreen.css'

export const load: Load<PartnerData> = async (context) => {
  const { loadPartnerPage } = await import('./partnerPage')
  return loadPartnerPage(context)
}

export const head: HeadOf<PartnerData> = ({ code, branding: { name }, demo }) => ({
  title: message(partnerPageTexts.title, { partner: name }),
  description: message(partnerPageTexts.description, { partner: name }),
  canonical: `/${code}`,
  noindex: demo,
})

/** Where the people of a plan or an employer arrive: who is near, the short form, and a number to call. */
export default function PartnerScreen({ data: { code, branding, demo } }: ScreenProps<PartnerData>) {
  const say = useSay()
  const { name, logo_image, phone_number, slogan_html } = branding
  const isVisitor = useValue(useSession().identity).user_type === 'anonymous'
  return (
    <Page
      className="partner"
      width="home"
      title={say(partnerPageTexts.title, { partner: name })}
      lead={<Slogan html={slogan_html} />}
      actions={logo_image && <img className="partner-logo" src={logo_image} alt={name} height="56" />}
    >
      {demo && <Banner tone="info">{say(partnerPageTexts.demo)}</Banner>}
      <Card>
        <h2>{say(partnerPageTexts.lookTitle)}</h2>
        <p>{say(partnerPageTexts.lookText)}</p>
        <PlaceForm label={homeTexts.place} hint={homeTexts.placeHint} action={homeTexts.findCaregivers} />
      </Card>
      {isVisitor && (
        <Card>
          <h2>{say(partnerPageTexts.joinTitle, { partner: name })}</h2>
          <p>{say(partnerPageTexts.joinText)}</p>
          <div className="row">
            <Link href={partnerFormHref(code)} look="primary">
              {say(partnerPageTexts.join)}
            </Link>
            <Link href="/accounts/login" look="quiet">
              {say(partnerPageTexts.haveAccount)}
            </Link>
          </div>
        </Card>
      )}
      {phone_number && (
        <Card>
          <h2>{say(partnerPageTexts.callTitle)}</h2>
          <p>{say(partnerPageTexts.callText)}</p>
          <p>
            <Link href={telHref(phone_number)} look="quiet" icon={phoneIcon}>
              {phone_number}
            </Link>
          </p>
        </Card>
      )}
    </Page>
  )
}
