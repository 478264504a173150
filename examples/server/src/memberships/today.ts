import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'

/** The day by which memberships are counted, wherever their families live: that of the ledger. */
export const membershipDay = (now: number): string => dayIn(pacificTimeZone, new Date(now))
