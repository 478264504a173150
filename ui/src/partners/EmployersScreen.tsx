import type { PartnerLanding } from '@homecare/sdk/partners'
import { employersTexts, pageTitles } from '@homecare/sdk/texts'
import { useConfig } from '../frame/app'
import type { HeadOf } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { phone as phoneIcon } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { telHref } from '../kit/telHref'

export const head: HeadOf<undefined> = () => ({
  title: pageTitles.employers,
  description: employersTexts.lead,
})

/** What the product does for the people of an employer or a health plan, and how it begins. */
export default function EmployersScreen() {
  const say = useSay()
  const { supportPhone } = useConfig().brand
  return (
    <Page width="home" title={say(pageTitles.employers)} lead={say(employersTexts.lead)}>
      <Card>
        <h2>{say(employersTexts.benefitTitle)}</h2>
        <p>{say(employersTexts.benefitText)}</p>
        <p>
          <Link href={`/${demoLanding}`} look="line">
            {say(employersTexts.example)}
          </Link>
        </p>
      </Card>
      <Card>
        <h2>{say(employersTexts.careTitle)}</h2>
        <p>{say(employersTexts.careText)}</p>
      </Card>
      <Card>
        <h2>{say(employersTexts.startTitle)}</h2>
        <p>{say(employersTexts.startText)}</p>
        <p>
          <Link href={telHref(supportPhone)} look="primary" icon={phoneIcon}>
            {supportPhone}
          </Link>
        </p>
      </Card>
    </Page>
  )
}

const demoLanding: PartnerLanding = 'insurer-demo'
