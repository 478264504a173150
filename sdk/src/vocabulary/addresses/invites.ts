import type { AddressTable } from './row.js'

/** Inviting others. */
export const inviteAddresses = { '/invites': { who: 'signedIn' } } as const satisfies AddressTable
