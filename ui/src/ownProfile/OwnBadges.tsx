import type { BadgeProgress } from '@homecare/sdk/badges'
import { badgeTexts, ownProfileTexts, uiTexts } from '@homecare/sdk/texts'
import { Icon } from '../kit/icons/Icon'
import { done } from '../kit/icons/basic'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { badgeHref, badgesPath } from '../badges/badgeHref'
import { ProfilePart } from './ProfilePart'

/** The badges, each with how far they are, leading to how it is earned. */
export function OwnBadges({ progress }: { progress: BadgeProgress | null }) {
  const say = useSay()
  return (
    <ProfilePart
      title={ownProfileTexts.badges}
      none={ownProfileTexts.noBadges}
      isEmpty={!progress || progress.badges.length === 0}
      aside={
        <Link href={badgesPath} look="plain">
          {say(ownProfileTexts.openBadges)}
        </Link>
      }
    >
      {progress && (
        <>
          <p>{say(ownProfileTexts.badgesDone, { completed: progress.completed, total: progress.total })}</p>
          <ul className="own-badges" role="list">
            {progress.badges.map((badge) => (
              <li key={badge.id}>
                <Link href={badgeHref(badge)} look="line">
                  <img src={badge.logo_url} alt="" width="32" height="32" />
                  {say(badgeTexts(badge).name)}
                </Link>
                {badge.status === 'completed' ? (
                  <span className="own-badges-done">
                    <Icon of={done} />
                    <span className="hidden">{say(ownProfileTexts.badgeEarned)}</span>
                  </span>
                ) : (
                  <span className="soft small">{say(uiTexts.percent, { percent: badge.progress })}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </ProfilePart>
  )
}
