import { entryOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import type { ProfilePhotoMode } from '../vocabulary/caregivers/catalogue.js'
import { profilePhotoTexts } from './profilePhotoTexts.js'

/** What may happen on the picture screen. */
export type ProfilePhotoEvent = 'edit' | 'upload' | 'uploaded' | 'cropped' | 'cancel'

/** The mode an event leads to; an event that does not belong to a mode leaves it as it is. */
export function nextProfilePhotoMode(mode: ProfilePhotoMode, event: ProfilePhotoEvent): ProfilePhotoMode {
  return entryOf(entryOf(transitions, mode) ?? {}, event) ?? mode
}

/** The button that leaves the screen: Done in the profile, in a sign-up Next, or Skip while there is no photo. */
export function leaveButton(registering: boolean, hasPhoto: boolean): Text {
  if (!registering) return profilePhotoTexts.done
  return hasPhoto ? profilePhotoTexts.next : profilePhotoTexts.skip
}

const transitions: Readonly<Record<ProfilePhotoMode, Partial<Record<ProfilePhotoEvent, ProfilePhotoMode>>>> =
  {
    viewing: { edit: 'editing', upload: 'uploading' },
    uploading: { uploaded: 'editing', cancel: 'viewing' },
    editing: { cropped: 'viewing', cancel: 'viewing', upload: 'uploading' },
  }
