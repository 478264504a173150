import type { AddressTable } from './row.js'

/** Who saw a person's record: for that person, and for staff. */
export const trailAddresses = {
  '/settings/trail': { who: 'signedIn' },
  '/staff/trail': { who: ['staff'] },
} as const satisfies AddressTable
