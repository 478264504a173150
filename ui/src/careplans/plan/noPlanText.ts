import type { Identity } from '@homecare/sdk/account'
import { planScreenTexts as words } from '@homecare/sdk/texts'

/** How somebody who is on no care plan comes onto one. */
export const noPlanText = (userType: Identity['user_type']) =>
  userType === 'care_manager'
    ? words.noneManager
    : userType === 'agency_caregiver'
      ? words.noneAgency
      : words.noneCaregiver
