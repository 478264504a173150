import { licenseRefusals, type License } from '@homecare/sdk/caregivers'
import { licenseStanding } from '@homecare/sdk/credentials'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { licenseScreenTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'
import { expiryWords } from './expiryWords'
import { verifiedWords } from '../people/verifiedWords'

/** Where a license stands with our staff, as its owner reads it: what was said, and what is theirs to do. */
export function LicenseState({ license, now }: { license: License; now: Date }) {
  const say = useSay()
  const standing = licenseStanding(license, dayIn(pacificTimeZone, now))
  const { verified, refused } = license
  if (standing === 'verified')
    return verified && <p className="soft">{say(verifiedWords(verified, say.locale))}</p>
  if (standing === 'expired') {
    const expiry = expiryWords(license, now, say.locale)
    return (
      <p className="row">
        <Badge tone="bad">{say(expiry?.says ?? words.expired)}</Badge>
      </p>
    )
  }
  if (standing === 'incomplete') return <p className="soft">{say(words.incompleteHint)}</p>
  if (standing === 'waiting') {
    return (
      <>
        <p className="row">
          <Badge tone="info">{say(words.waiting)}</Badge>
        </p>
        <p className="soft">{say(words.waitingHint)}</p>
      </>
    )
  }
  const reason = licenseRefusals.find(refused?.reason)
  return (
    <>
      <p className="row">
        <Badge tone="bad">{say(words.refused)}</Badge>
      </p>
      <p>
        {reason && say(reason.hint)} {refused?.note}
      </p>
      <p className="soft">{say(words.refusedHint)}</p>
    </>
  )
}
