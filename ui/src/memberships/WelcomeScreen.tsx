import { dateWords } from '@homecare/sdk/kit'
import { getMembership, type Membership } from '@homecare/sdk/memberships'
import { membershipScreenTexts as words, pageTitles } from '@homecare/sdk/texts'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { GivenList } from './GivenList'

/** Whoever is no member sees what there is instead. */
export const load: Load<Membership> = async ({ care, signal }) => {
  const { membership } = await care.call(getMembership, {}, { signal })
  return membership?.tier ? membership : redirectTo('/payments/membership')
}
export const head: HeadOf<Membership> = () => ({ title: pageTitles.membershipWelcome })

/** The page behind a purchase (`membership/welcome`): what one has now, and where it is used. */
export default function WelcomeScreen({ data: membership }: ScreenProps<Membership>) {
  const say = useSay()
  const { name, benefits, renews_on, ends_on, advisor_calls } = membership
  const day = (of: string) => ({ name, day: dateWords(of, 'day', say.locale) })
  return (
    <Page
      width="read"
      title={say(words.welcome)}
      lead={
        renews_on ? say(words.welcomeText, day(renews_on)) : ends_on && say(words.welcomeEnds, day(ends_on))
      }
    >
      <Card>
        {benefits.length > 0 && <p>{say(words.gives)}</p>}
        <GivenList lines={benefits} />
        <div className="row">
          {advisor_calls && (
            <Link look="primary" href="/family/dashboard?modal=onboardingCall">
              {say(words.askAdvisor)}
            </Link>
          )}
          <Link look={advisor_calls ? 'quiet' : 'primary'} href="/family/dashboard">
            {say(words.toHome)}
          </Link>
          <Link look="line" href="/payments/membership">
            {say(words.seeYours)}
          </Link>
        </div>
      </Card>
    </Page>
  )
}
