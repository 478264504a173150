import type { OwnCaregiver } from '@homecare/sdk/caregivers'
import { partsFamiliesNeed } from '@homecare/sdk/ownProfile'
import { ownProfileTexts } from '@homecare/sdk/texts'
import { Banner } from '../kit/states/Banner'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { missingHref, modalFor } from './missing'
import { ModalLink } from '../profileDialog/ModalLink'

/**
 * Until families see a profile: what is missing for it, each part with the way to put it in, or that we look at it.
 * `over` opens the editors over the page that stands there, instead of going to the profile.
 */
export function NotShown({ profile, over = false }: { profile: OwnCaregiver; over?: boolean }) {
  const say = useSay()
  if (profile.profile_state_name === 'active') return null
  const missing = partsFamiliesNeed(profile)
  if (missing.length === 0)
    return <Banner title={say(ownProfileTexts.beingLookedAt)}>{say(ownProfileTexts.notShown)}</Banner>
  return (
    <Banner tone="warn" title={say(ownProfileTexts.hidden)}>
      <p>{say(ownProfileTexts.hiddenFor)}</p>
      <ul>
        {missing.map(({ id, label }) => {
          const modal = over ? modalFor(id, profile.is_hcp) : null
          return (
            <li key={id}>
              {modal ? (
                <ModalLink modal={modal} look="line">
                  {say(label)}
                </ModalLink>
              ) : (
                <Link href={missingHref(id, profile.is_hcp)} look="line">
                  {say(label)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
