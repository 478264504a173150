import type { OwnBadge } from '@homecare/sdk/badges'
import { badgeTexts } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { useSay } from '../kit/say'
import { badgeHref } from './badgeHref'
import { BadgeState } from './BadgeState'
import { A } from '../kit/Link'

/** A badge in a list of them: all of it leads to its page. */
export function BadgeCard({ badge }: { badge: OwnBadge }) {
  const say = useSay()
  const { name, description } = badgeTexts(badge)
  return (
    <Card as="article" className="badges-card">
      <img src={badge.logo_url} alt="" width="56" height="56" />
      <div className="stack" data-gap="small">
        <h3>
          <A href={badgeHref(badge)}>{say(name)}</A>
        </h3>
        <p className="soft">{say(description)}</p>
        <BadgeState badge={badge} />
      </div>
    </Card>
  )
}
