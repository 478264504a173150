import { entryOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import type { PictureMode } from '../vocabulary/caregivers/catalogue.js'
import { pictureTexts } from './pictureTexts.js'

/** What may happen on the picture screen. */
export type PictureEvent = 'edit' | 'upload' | 'uploaded' | 'cropped' | 'cancel'

/** The mode an event leads to; an event that does not belong to a mode leaves it as it is. */
export function nextPictureMode(mode: PictureMode, event: PictureEvent): PictureMode {
  return entryOf(entryOf(transitions, mode) ?? {}, event) ?? mode
}

/** The button that leaves the screen: Done in the profile, in a sign-up Next, or Skip while there is no photo. */
export function leaveButton(registering: boolean, hasPhoto: boolean): Text {
  if (!registering) return pictureTexts.done
  return hasPhoto ? pictureTexts.next : pictureTexts.skip
}

const transitions: Readonly<Record<PictureMode, Partial<Record<PictureEvent, PictureMode>>>> = {
  viewing: { edit: 'editing', upload: 'uploading' },
  uploading: { uploaded: 'editing', cancel: 'viewing' },
  editing: { cropped: 'viewing', cancel: 'viewing', upload: 'uploading' },
}
