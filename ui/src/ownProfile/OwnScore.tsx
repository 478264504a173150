import type { OwnCaregiver } from '@homecare/sdk/caregivers'
import { missingParts, profileScore } from '@homecare/sdk/ownProfile'
import { caregiverDashboardTexts, ownProfileTexts, profileReasons } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { Link } from '../kit/Link'
import { Ring } from '../kit/figures/Ring'
import { useSay } from '../kit/say'
import { missingHref, modalFor } from './missing'
import { ModalLink } from '../profileDialog/ModalLink'

/** How many of the missing parts are shown at first. */
const shown = 3

/** How complete the profile is, what is missing next, and why it matters. */
export function OwnScore({ profile }: { profile: OwnCaregiver }) {
  const say = useSay()
  const score = profileScore(profile)
  const missing = missingParts(profile)
  const rest = missing.slice(shown)
  return (
    <Card as="section" className="own-score">
      <h2>{say(ownProfileTexts.score)}</h2>
      <Ring
        value={score}
        of={100}
        label={say(caregiverDashboardTexts.scoreLabel, { score })}
        unit={say(caregiverDashboardTexts.ofHundred)}
      />
      {missing.length === 0 ? (
        <p>{say(caregiverDashboardTexts.complete)}</p>
      ) : (
        <>
          <h3>{say(ownProfileTexts.next)}</h3>
          <ol role="list">
            {missing.slice(0, shown).map((part) => (
              <Missing key={part.id} part={part} isHcp={profile.is_hcp} />
            ))}
          </ol>
          {rest.length > 0 && (
            <details>
              <summary>{say.count(ownProfileTexts.later, rest.length)}</summary>
              <ol role="list">
                {rest.map((part) => (
                  <Missing key={part.id} part={part} isHcp={profile.is_hcp} />
                ))}
              </ol>
            </details>
          )}
        </>
      )}
    </Card>
  )
}

function Missing({ part, isHcp }: { part: ReturnType<typeof missingParts>[number]; isHcp: boolean }) {
  const say = useSay()
  const { id, label, points } = part
  const modal = modalFor(id, isHcp)
  return (
    <li>
      <p className="row" data-spread>
        {modal ? (
          <ModalLink modal={modal} look="line">
            {say(label)}
          </ModalLink>
        ) : (
          <Link href={missingHref(id, isHcp)} look="line">
            {say(label)}
          </Link>
        )}
        <span className="soft small">{say.count(caregiverDashboardTexts.points, points)}</span>
      </p>
      <p className="soft small">{say(profileReasons[id])}</p>
    </li>
  )
}
