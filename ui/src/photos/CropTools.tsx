import type { Text } from '@homecare/sdk/kit'
import { profilePhotoScreenTexts, profilePhotoTexts } from '@homecare/sdk/texts'
import { IconButton } from '../kit/IconButton'
import type { Glyph } from '../kit/icons/Icon'
import { left, right } from '../kit/icons/basic'
import { plus } from '../kit/icons/care'
import { useSay } from '../kit/say'
import type { CropperHandle } from './cropper'
import { down, minus, turnLeft, turnRight, up } from './photoIcons'

/** Pixels that a press moves the photo, and the share by which it grows. */
const move = 10
const zoom = 0.1

const tools: readonly { icon: Glyph; label: Text; press: (cropper: CropperHandle) => void }[] = [
  { icon: turnLeft, label: profilePhotoTexts.rotateLeft, press: (cropper) => cropper.turn(-90) },
  { icon: turnRight, label: profilePhotoTexts.rotateRight, press: (cropper) => cropper.turn(90) },
  { icon: minus, label: profilePhotoScreenTexts.zoomOut, press: (cropper) => cropper.zoom(-zoom) },
  { icon: plus, label: profilePhotoScreenTexts.zoomIn, press: (cropper) => cropper.zoom(zoom) },
  { icon: left, label: profilePhotoScreenTexts.moveLeft, press: (cropper) => cropper.move(-move, 0) },
  { icon: right, label: profilePhotoScreenTexts.moveRight, press: (cropper) => cropper.move(move, 0) },
  { icon: up, label: profilePhotoScreenTexts.moveUp, press: (cropper) => cropper.move(0, -move) },
  { icon: down, label: profilePhotoScreenTexts.moveDown, press: (cropper) => cropper.move(0, move) },
]

/** Everything that dragging and pinching do, as buttons: for keyboards, switches and unsteady hands. */
export function CropTools({ cropper }: { cropper: CropperHandle | null }) {
  const say = useSay()
  return (
    <div className="photo-tools" role="group" aria-label={say(profilePhotoScreenTexts.tools)}>
      {tools.map(({ icon, label, press }) => (
        <IconButton
          key={label[0]}
          icon={icon}
          label={label}
          look="quiet"
          disabled={!cropper}
          onClick={() => cropper && press(cropper)}
        />
      ))}
    </div>
  )
}
