import { pictureScreenTexts, pictureTexts } from '@homecare/sdk/texts'
import { useBackCloses } from '../../frame/useBackCloses'
import { Button } from '../../kit/Button'
import { Dialog } from '../../kit/Dialog'
import { useSay } from '../../kit/say'
import { GuidePicture, type GuideSubject } from './GuidePicture'

const avoid = [
  { subject: 'tooFar', label: pictureScreenTexts.tooFar },
  { subject: 'tooClose', label: pictureScreenTexts.tooClose },
  { subject: 'morePeople', label: pictureScreenTexts.morePeople },
  {
    subject: 'inappropriate',
    label: pictureScreenTexts.inappropriate,
    hint: pictureScreenTexts.inappropriateHint,
  },
  { subject: 'tooDark', label: pictureScreenTexts.tooDark },
  { subject: 'blurry', label: pictureScreenTexts.blurry },
] as const satisfies readonly { subject: GuideSubject; label: readonly [string, string]; hint?: unknown }[]

/** A good photo beside six that are none (D2 §2). */
export function PhotoGuide({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const backCloses = useBackCloses()
  return (
    <Dialog title={say(pictureScreenTexts.guideTitle)} shape="wide" onClose={onClose} onStanding={backCloses}>
      <figure className="photo-guide-good">
        <GuidePicture subject="good" />
        <figcaption>
          <strong>{say(pictureScreenTexts.good)}</strong>
          <br />
          {say(pictureScreenTexts.goodHint)}
        </figcaption>
      </figure>
      <h3>{say(pictureScreenTexts.avoid)}</h3>
      <ul className="photo-guide">
        {avoid.map((one) => (
          <li key={one.subject}>
            <GuidePicture subject={one.subject} />
            <strong>{say(one.label)}</strong>
            {'hint' in one && <span className="soft">{say(one.hint)}</span>}
          </li>
        ))}
      </ul>
      <div className="row">
        <Button look="primary" onClick={onClose}>
          {say(pictureTexts.gotIt)}
        </Button>
      </div>
    </Dialog>
  )
}
