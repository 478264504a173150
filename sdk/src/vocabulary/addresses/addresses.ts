import { academyAddresses } from './academy.js'
import { accountAddresses } from './account.js'
import { agreementAddresses } from './agreements.js'
import { caregiverAddresses } from './caregivers.js'
import { careplanAddresses } from './careplans.js'
import { chatAddresses } from './chat.js'
import { contentAddresses } from './content.js'
import { documentAddresses } from './documents.js'
import { facilityAddresses } from './facilities.js'
import { familyAddresses } from './families.js'
import { inviteAddresses } from './invites.js'
import { jobAddresses } from './jobs.js'
import { nativeAddresses } from './native.js'
import { partnerAddresses } from './partners.js'
import { hoursAddresses, intakeAddresses, moneyDeskAddresses, paymentAddresses } from './payments.js'
import { profileAddresses, registerAddresses } from './profile.js'
import { researchAddresses, trailAddresses } from './records.js'
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
  ...facilityAddresses,
  ...hoursAddresses,
  ...intakeAddresses,
  ...moneyDeskAddresses,
  ...careplanAddresses,
  ...partnerAddresses,
  ...paymentAddresses,
  ...chatAddresses,
  ...nativeAddresses,
  ...inviteAddresses,
  ...academyAddresses,
  ...screeningAddresses,
  ...researchAddresses,
  ...trailAddresses,
}
export type Pattern = keyof typeof addresses
