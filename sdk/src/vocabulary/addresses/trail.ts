import type { AddressTable } from './row.js'

/** Who saw a person's record: for that person, and for staff. */
export const trailAddresses = {
  '/settings/trail': { who: 'signedIn', place: 'me', up: '/settings' },
  '/staff/trail': { who: ['staff'], place: 'people' },
} as const satisfies AddressTable
