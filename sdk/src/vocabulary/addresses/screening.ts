import type { AddressTable } from './row.js'

const own = { who: ['caregiver'] } as const
const staff = { who: ['staff'] } as const

/** A caregiver's background check, step by step, and what staff do with those that were sent. */
export const screeningAddresses = {
  '/background': { ...own, redirects: ['/backgroundcheck'] },
  '/background/disclosure': own,
  '/background/release': own,
  '/background/authorization-addendum': own,
  '/background/personal': own,
  '/background/electronic-signature': own,
  '/background/view-report': own,
  '/staff/background': staff,
  '/staff/background/:caregiverId': staff,
} as const satisfies AddressTable
