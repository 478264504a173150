import { photoGuideCases } from '@homecare/sdk/caregivers'
import type { ProfilePhoto } from '@homecare/sdk/photos'
import { profilePhotoScreenTexts } from '@homecare/sdk/texts'
import { Banner } from '../kit/states/Banner'
import { useSay } from '../kit/say'

/** Who sees the photo: it waits for a look, is shown, or was turned down, and why. */
export function PhotoStanding({ photo: { state, refusal, refusal_note } }: { photo: ProfilePhoto }) {
  const say = useSay()
  if (state === 'waiting') return <p className="soft">{say(profilePhotoScreenTexts.waiting)}</p>
  if (state === 'approved') return <p className="soft">{say(profilePhotoScreenTexts.approved)}</p>
  if (state !== 'refused') return null
  const reason = photoGuideCases.find(refusal)
  return (
    <Banner tone="warn" level={3} title={say(profilePhotoScreenTexts.refusedTitle)}>
      {reason && <p>{say(profilePhotoScreenTexts.refusedReason, { reason: say(reason.label) })}</p>}
      {refusal_note && <p>{refusal_note}</p>}
      <p>{say(profilePhotoScreenTexts.refusedNext)}</p>
    </Banner>
  )
}
