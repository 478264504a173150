import type { AddressTable } from './row.js'

/** Inviting others. */
export const inviteAddresses = {
  '/invites': { who: 'signedIn', place: 'me' },
} as const satisfies AddressTable
