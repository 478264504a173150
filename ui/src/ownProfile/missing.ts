import type { ProfileModal, PageHref } from '@homecare/sdk/addresses'
import type { ProfilePart } from '@homecare/sdk/ownProfile'
import { backgroundPath } from '../screening/backgroundPage'
import { modalHref } from '../profileDialog/modalHref'

/** Where each part that is missing is put in. The background check has pages of its own. */
export function modalFor(part: ProfilePart, isHcp: boolean): ProfileModal | null {
  if (part === 'background') return null
  return part === 'services' && isHcp ? 'skills' : modals[part]
}

/** The address where a missing part is put in. */
export function missingHref(part: ProfilePart, isHcp: boolean): PageHref {
  const modal = modalFor(part, isHcp)
  return modal ? modalHref(modal) : backgroundPath
}

const modals: Readonly<Record<Exclude<ProfilePart, 'background'>, ProfileModal>> = {
  photo: 'picture',
  about: 'about',
  phone: 'verification',
  services: 'services',
  experience: 'experiences',
  wage: 'rate',
  languages: 'languages',
  preferences: 'jobPreferences',
  licenses: 'certifications',
}
