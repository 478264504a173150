import type { OwnCaregiver } from '@homecare/sdk/caregivers'
import { message } from '@homecare/sdk/kit'
import { linkedState, profileStates } from '@homecare/sdk/ownProfile'
import { ownProfileTexts } from '@homecare/sdk/texts'
import { Banner } from '../kit/states/Banner'
import { useSay } from '../kit/say'

/** What became of the profile since the link was made that somebody follows: a letter names the state it tells of. */
export function LinkedState({ stateName, profile }: { stateName: string | null; profile: OwnCaregiver }) {
  const say = useSay()
  const found = linkedState(stateName, profile)
  const now = profileStates.entries.find(({ name }) => name === profile.profile_state_name)
  if (!found || !now) return null
  // What keeps a profile from families is said of each that is not shown.
  if (found === 'is')
    return now.name === 'active' ? <Banner tone="good" title={say(ownProfileTexts.linkIs)} /> : null
  return <Banner title={say(message(ownProfileTexts.linkWas, { state: say(now.label) }))} />
}
