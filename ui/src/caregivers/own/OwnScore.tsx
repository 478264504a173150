import {
  missingParts,
  profileScore,
  type MyCaregiver,
  type ProfileModal,
  type ProfilePart,
} from '@homecare/sdk'
import { caregiverDashboardTexts, ownProfileTexts, profileReasons } from '@homecare/sdk/texts'
import { Card } from '../../kit/Card'
import { Link } from '../../kit/Link'
import { Ring } from '../../kit/Ring'
import { useSay } from '../../kit/say'
import { ModalLink } from './ModalLink'

/** How many of the missing parts are shown at first. */
const shown = 3

/** Where each part is put in. The background check has pages of its own. */
const modalOf: Readonly<Record<Exclude<ProfilePart, 'background'>, ProfileModal>> = {
  photo: 'picture',
  about: 'about',
  phone: 'verification',
  services: 'services',
  experience: 'experiences',
  wage: 'rate',
  languages: 'languages',
  preferences: 'jobPreferences',
  licenses: 'certifications',
}

/** How complete the profile is, what is missing next, and why it matters (D2 §3, §4). */
export function OwnScore({ profile }: { profile: MyCaregiver }) {
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
  return (
    <li>
      <p className="row" data-spread>
        {id === 'background' ? (
          <Link href={`/help/caregiver#${part.help}`} look="line">
            {say(label)}
          </Link>
        ) : (
          <ModalLink modal={id === 'services' && isHcp ? 'skills' : modalOf[id]} look="line">
            {say(label)}
          </ModalLink>
        )}
        <span className="soft small">{say.count(caregiverDashboardTexts.points, points)}</span>
      </p>
      <p className="soft small">{say(profileReasons[id])}</p>
    </li>
  )
}
