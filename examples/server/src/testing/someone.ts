import { FIRST_CAREGIVER_ID } from '@homecare/demo-world/ground/accounts'

/** A caregiver of the small world who is none of the actors. */
export const someCaregiver = FIRST_CAREGIVER_ID + 5
