import { photoGuideCases, type PhotoGuideCase } from '@homecare/sdk/caregivers'
import type { Text } from '@homecare/sdk/kit'
import { profilePhotoScreenTexts, profilePhotoTexts } from '@homecare/sdk/texts'
import { useBackCloses } from '../frame/useBackCloses'
import { Button } from '../kit/Button'
import { Dialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { GuidePhoto } from './GuidePhoto'

const good = photoGuideCases.entries.filter((one) => one.good)
const avoid = photoGuideCases.entries.filter((one) => !one.good)
const hints: Readonly<Partial<Record<PhotoGuideCase, Text>>> = {
  good: profilePhotoScreenTexts.goodHint,
  inappropriate: profilePhotoScreenTexts.inappropriateHint,
}

/** A good photo beside six that are none. */
export function PhotoGuide({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const backCloses = useBackCloses()
  return (
    <Dialog
      title={say(profilePhotoScreenTexts.guideTitle)}
      shape="wide"
      onClose={onClose}
      onStanding={backCloses}
    >
      {good.map(({ id, label }) => (
        <figure key={id} className="photo-guide-good">
          <GuidePhoto subject={id} />
          <figcaption>
            <strong>{say(label)}</strong>
            <br />
            {hints[id] && say(hints[id])}
          </figcaption>
        </figure>
      ))}
      <h3>{say(profilePhotoScreenTexts.avoid)}</h3>
      <ul className="photo-guide">
        {avoid.map(({ id, label }) => (
          <li key={id}>
            <GuidePhoto subject={id} />
            <strong>{say(label)}</strong>
            {hints[id] && <span className="soft">{say(hints[id])}</span>}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button look="primary" onClick={onClose}>
          {say(profilePhotoTexts.gotIt)}
        </Button>
      </div>
    </Dialog>
  )
}
