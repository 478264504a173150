import {
  agencySteps,
  agencyStepsDone,
  getAgencyOnboarding,
  type AgencyOnboarding,
  type AgencyStep,
} from '@homecare/sdk/agency'
import type { PageHref } from '@homecare/sdk/addresses'
import { agencyTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { RowLink } from '../kit/layout/RowLink'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

const pages: Readonly<Record<AgencyStep, PageHref>> = {
  password: '/agency-cg-onboarding/password-change',
  terms: '/legal/agency-supplemental-terms',
  phone: '/agency-cg-onboarding?modal=verification',
  photo: '/agency-cg-onboarding?modal=picture',
  availability: '/agency-caregiver/dashboard/availabilities',
}

export const load: Load<AgencyOnboarding> = ({ care, signal }) =>
  care.call(getAgencyOnboarding, {}, { signal })
export const head: HeadOf<AgencyOnboarding> = () => ({ title: words.title })

/** What an agency's caregiver does before their first shift, each with how it stands. */
export default function OnboardingScreen({ data }: ScreenProps<AgencyOnboarding>) {
  const say = useSay()
  const done = agencyStepsDone(data)
  const isReady = done.length === agencySteps.ids.length
  return (
    <Page width="read" title={say(words.title)} lead={say(words.lead)}>
      <p role="status">
        {isReady ? say(words.allDone) : say(words.count, { done: done.length, all: agencySteps.ids.length })}
      </p>
      <Card>
        <List items={agencySteps.entries} by={({ id }) => id} look="lines">
          {({ id, label }) => (
            <RowLink href={pages[id]} title={label} hint={done.includes(id) ? words.done : words.open} />
          )}
        </List>
      </Card>
      <p>
        <Link href="/agency-caregiver/dashboard" look={isReady ? 'primary' : 'quiet'}>
          {say(words.home)}
        </Link>
      </p>
    </Page>
  )
}
