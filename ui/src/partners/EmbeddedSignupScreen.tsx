import { getBrandingFlow, type BrandingFlow } from '@homecare/sdk/partners'
import { embedTexts } from '@homecare/sdk/texts'
import { useConfig } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { signupCode, SignupPage } from '../families/signup/SignupPage'
import { signupTitles, stepOf } from '../families/signup/steps'
import { useSignup } from '../families/signup/useSignup'
import { useSay } from '../kit/say'
import { PartnerPhone } from '../phones/PartnerPhone'
import { useFrameHeight } from './useFrameHeight'
import './EmbeddedSignupScreen.css'

/** How the partner of the address looks; the sign-up stands without it. */
export const load: Load<BrandingFlow | null> = async ({ care, query }) => {
  const flow = query.get('partner')
  if (!flow) return null
  return care.call(getBrandingFlow, { flow }).catch(() => null)
}

export const code = signupCode
export const head: HeadOf<BrandingFlow | null> = (_, { params }) => ({
  title: signupTitles[stepOf(params)],
  noindex: true,
})

/** The family sign-up in a partner's frame: nobody is signed in there, and it goes on at our own site. */
export default function EmbeddedSignupScreen({ params, query, data }: ScreenProps<BrandingFlow | null>) {
  const partner = query.get('partner')
  const flow = useSignup({
    frame: {
      partnerCode: partner,
      href: (step) => `/embed/signup/${step}${partner ? `?partner=${encodeURIComponent(partner)}` : ''}`,
    },
  })
  useFrameHeight(useConfig().embed?.origins)
  return <SignupPage flow={flow} step={stepOf(params)} notice={data && <Partner branding={data} />} />
}

function Partner({ branding: { name, logo_image, phone_number } }: { branding: BrandingFlow }) {
  const say = useSay()
  return (
    <div className="embedded-partner">
      {logo_image && <img src={logo_image} alt="" height="40" />}
      <p>{say(embedTexts.withPartner, { partner: name })}</p>
      <PartnerPhone number={phone_number} />
    </div>
  )
}
