import { homePagePath } from '../vocabulary/account/constants.js'
import type { UserType } from '../vocabulary/account/catalogue.js'
import type { PagePath } from '../vocabulary/addresses/href.js'
import type { Identity } from '../vocabulary/account/identity.js'

/** Where each kind of user lands after login. Agencies, facilities, staff and care managers as decided. */
export const homePaths: Readonly<Record<UserType, PagePath>> = {
  anonymous: homePagePath,
  family: '/family/dashboard',
  caregiver: '/caregiver/dashboard',
  agency_caregiver: '/agency-caregiver/dashboard',
  agency: '/agency',
  facility: '/facilities',
  care_manager: '/dashboard',
  staff: '/dashboard',
}

/** The home of a user; the front page for nobody and for a kind of user that is not known. */
export function homePath(identity: Pick<Identity, 'user_type'> | null): PagePath {
  const type = identity?.user_type ?? 'anonymous'
  return Object.hasOwn(homePaths, type) ? homePaths[type] : homePagePath
}
