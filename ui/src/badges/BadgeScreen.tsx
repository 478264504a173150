import { getBadgeProgress, type OwnBadge } from '@homecare/sdk/badges'
import { ApiError } from '@homecare/sdk/kit'
import { badgeScreenTexts as words, badgeTexts, badgeWay } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import './Badges.css'
import { BadgeState } from './BadgeState'

export const load: Load<OwnBadge> = async ({ care, params, signal }) => {
  const { badges } = await care.call(getBadgeProgress, {}, { signal })
  const badge = badges.find(({ id }) => String(id) === params['id'])
  if (!badge) throw new ApiError('notFound')
  return badge
}
export const head: HeadOf<OwnBadge> = (badge) => ({
  title: badgeTexts(badge).name,
})

/** One badge: what it says of them, why it matters, and how it is earned. */
export default function BadgeScreen({ data: badge }: ScreenProps<OwnBadge>) {
  const say = useSay()
  const { name, description } = badgeTexts(badge)
  const { why, steps, action, href } = badgeWay(badge.code)
  const isEarned = badge.status === 'completed'
  return (
    <Page className="badge-page" width="read" title={say(name)} lead={say(description)}>
      <Card className="badge-page-mark">
        <img src={badge.logo_url} alt="" width="96" height="96" />
        <BadgeState badge={badge} />
      </Card>
      <Section title={say(words.why)}>
        <p>{say(why)}</p>
      </Section>
      {steps.length > 0 && (
        <Section title={say(isEarned ? words.howEarned : words.how)}>
          <ol className="badge-page-steps">
            {steps.map((step) => (
              <li key={step[0]}>{say(step)}</li>
            ))}
          </ol>
        </Section>
      )}
      {!isEarned && (
        <p>
          <Link href={href} look="primary">
            {say(action)}
          </Link>
        </p>
      )}
    </Page>
  )
}
