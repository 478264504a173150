import { homeTexts, pageTitles, pageTexts } from '@homecare/sdk'
import type { HeadOf } from '../frame/screen'
import { Link } from '../kit/Link'
import { Page } from '../kit/Page'
import { useSay } from '../kit/say'
import './HomeScreen.css'

export const head: HeadOf<undefined> = (_, { origin }) => ({
  title: pageTitles.home,
  description: pageTexts.metaDescription,
  structured: [{ '@type': 'Organization', name: 'Homecare', url: origin }],
})

/** The front page: what this is, and the ways in for families and caregivers. */
export default function HomeScreen() {
  const say = useSay()
  return (
    <Page className="home" title={say(homeTexts.title)} lead={say(homeTexts.lead)}>
      <div className="home-ways row">
        <Link href="/caregivers-search" look="primary">
          {say(homeTexts.findCaregivers)}
        </Link>
        <Link href="/family-signup" look="quiet">
          {say(homeTexts.families)}
        </Link>
        <Link href="/signup">{say(homeTexts.caregivers)}</Link>
      </div>
    </Page>
  )
}
