import type { OwnCaregiver } from '@homecare/sdk/caregivers'
import type { Resource } from '@homecare/sdk/kit'
import { missingParts } from '@homecare/sdk/ownProfile'
import { profileHref } from '@homecare/sdk/profile'
import { caregiverDashboardTexts, profileReasons } from '@homecare/sdk/texts'
import { Card } from '../../kit/layout/Card'
import { ErrorState } from '../../kit/states/ErrorState'
import { Link } from '../../kit/Link'
import { Ring } from '../../kit/figures/Ring'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { missingHref } from '../../ownProfile/missing'
import { NotShown } from '../../ownProfile/NotShown'
import './ScoreCard.css'

/** How many of the missing parts are named. */
const shown = 3

/** How complete the profile is, and what would help most next. */
export function ScoreCard({ record }: { record: Resource<OwnCaregiver, []> }) {
  const say = useSay()
  const profile = useValue(record.data)
  const error = useValue(record.error)
  const loading = useValue(record.loading)
  return (
    <Section title={say(caregiverDashboardTexts.score)}>
      {profile ? (
        <Score profile={profile} />
      ) : error ? (
        <ErrorState
          level={3}
          title={caregiverDashboardTexts.scoreFailed}
          error={error}
          retry={record.reload}
          busy={loading}
        />
      ) : (
        <Skeleton shape="box" />
      )}
    </Section>
  )
}

function Score({ profile }: { profile: OwnCaregiver }) {
  const say = useSay()
  const score = profile.cg_profile_score
  const missing = missingParts(profile).slice(0, shown)
  const href = profileHref({ id: profile.id, first_name: profile.user.first_name })
  return (
    <>
      <NotShown profile={profile} />
      <Card className="score-card">
        <Ring
          value={score}
          of={100}
          label={say(caregiverDashboardTexts.scoreLabel, { score })}
          unit={say(caregiverDashboardTexts.ofHundred)}
        />
        {missing.length === 0 ? (
          <p className="score-card-done">{say(caregiverDashboardTexts.complete)}</p>
        ) : (
          <>
            <h3>{say(caregiverDashboardTexts.next)}</h3>
            <ul role="list">
              {missing.map(({ id, label, points }) => (
                <li key={id}>
                  <Link href={missingHref(id, profile.is_hcp)} look="line">
                    {say(label)}
                  </Link>
                  <span className="soft small">{say.count(caregiverDashboardTexts.points, points)}</span>
                  <p className="soft small">{say(profileReasons[id])}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        {profile.profile_state_name === 'active' && (
          <Link href={href} look="quiet" wide>
            {say(caregiverDashboardTexts.seeProfile)}
          </Link>
        )}
      </Card>
    </>
  )
}
