import type { OwnCaregiver } from '@homecare/sdk/caregivers'
import { message } from '@homecare/sdk/kit'
import type { ProfileStore } from '@homecare/sdk/ownProfile'
import { addressScreenTexts, ownProfileTexts } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { Money } from '../kit/Money'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { ProfilePart } from './ProfilePart'

interface BasicsProps {
  store: ProfileStore
  profile: OwnCaregiver
}

/** What families ask first: who they are, what an hour costs, and where they work. */
export function Basics({ store, profile }: BasicsProps) {
  const say = useSay()
  const settings = useValue(store.extras.data)?.settings
  const miles = settings?.max_job_distance_preference
  const { about, desired_wage, user } = profile
  return (
    <>
      <ProfilePart
        modal="about"
        title={ownProfileTexts.about}
        none={ownProfileTexts.noAbout}
        isEmpty={about.trim() === ''}
      >
        <p className="own-about">{about}</p>
      </ProfilePart>
      <ProfilePart
        modal="rate"
        title={ownProfileTexts.rate}
        none={ownProfileTexts.noRate}
        isEmpty={desired_wage === 0}
      >
        <p className="own-rate">
          <Money cents={desired_wage} perHour />
        </p>
      </ProfilePart>
      <ProfilePart
        modal="location"
        title={ownProfileTexts.location}
        none={ownProfileTexts.noLocation}
        isEmpty={user.city === ''}
      >
        <p>
          {[user.address, user.address2].filter(Boolean).join(', ')}
          {user.address && <br />}
          {user.city}, {user.state} {user.zip_code}
        </p>
        {user.address && !user.address_verified && (
          <p>
            <Badge>{say(addressScreenTexts.notVerified)}</Badge>
          </p>
        )}
        {miles ? <p>{say(message(ownProfileTexts.upTo, { miles }))}</p> : null}
        <p className="soft small">{say(ownProfileTexts.addressPrivate)}</p>
      </ProfilePart>
    </>
  )
}
