import { accountAddresses } from './account.js'
import { caregiverAddresses } from './caregivers.js'
import { contentAddresses } from './content.js'
import { documentAddresses } from './documents.js'
import { familyAddresses } from './families.js'
import { jobAddresses } from './jobs.js'
import {
  academyAddresses,
  agreementAddresses,
  chatAddresses,
  inviteAddresses,
  nativeAddresses,
  trailAddresses,
} from './others.js'
import { partnerAddresses } from './partners.js'
import { profileAddresses, registerAddresses } from './profile.js'
import { screeningAddresses } from './screening.js'
import { shiftAddresses } from './shifts.js'

/** Every address of the product by its pattern, but those of the modals over the own profile: their table has them. */
export const addresses = {
  ...contentAddresses,
  ...accountAddresses,
  ...agreementAddresses,
  ...caregiverAddresses,
  ...profileAddresses,
  ...registerAddresses,
  ...documentAddresses,
  ...familyAddresses,
  ...jobAddresses,
  ...shiftAddresses,
  ...partnerAddresses,
  ...chatAddresses,
  ...nativeAddresses,
  ...inviteAddresses,
  ...academyAddresses,
  ...screeningAddresses,
  ...trailAddresses,
}
export type Pattern = keyof typeof addresses
