import { message } from '@homecare/sdk/kit'
import type { ServedArea } from '@homecare/sdk/places'
import { appTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { redirectTo } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { areaHref, audienceOf, loadArea, milesOf, startOf } from './areaPage'

const ahead = {
  family: {
    count: words.nextCaregivers,
    steps: [words.familySteps1, words.familySteps2, words.familySteps3],
    href: '/family-signup',
  },
  caregiver: {
    count: words.nextJobs,
    steps: [words.caregiverSteps1, words.caregiverSteps2, words.caregiverSteps3],
    href: '/register/caregiver',
  },
} as const

export const load: Load<ServedArea> = async (context) => {
  const area = await loadArea(context)
  if (!area) return redirectTo(startOf(audienceOf(context.query)))
  return area.served ? area : redirectTo(areaHref('/appsignup-not-now', area))
}
export const head: HeadOf<ServedArea> = ({ city, state }) => ({
  title: message(words.nextTitle, { city, state }),
})

/** What is near, what comes next, and the way into the sign-up. */
export default function AppNextScreen({
  data: { city, state, nearby, ...area },
  query,
}: ScreenProps<ServedArea>) {
  const say = useSay()
  const who = audienceOf(query)
  const { count, steps, href } = ahead[who]
  return (
    <Page
      width="read"
      title={say(words.nextTitle, { city, state })}
      lead={say.count(count, nearby, { miles: milesOf(who) })}
    >
      <Card>
        <h2>{say(words.whatNext)}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step[0]}>{say(step)}</li>
          ))}
        </ol>
        <div className="row">
          <Link href={href} look="primary">
            {say(words.begin)}
          </Link>
          <Link href={areaHref('/appsignup-not-now', area)} look="plain">
            {say(words.notNow)}
          </Link>
        </div>
      </Card>
    </Page>
  )
}
