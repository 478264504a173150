import type { AddressTable } from './row.js'

const forVisitors = { who: 'visitors', public: true, listed: true } as const

/** Signing up and in, passwords, settings, and the home of staff and care managers. */
export const accountAddresses = {
  '/signup': { ...forVisitors, redirects: ['/join'] },
  '/accounts/login': { ...forVisitors, redirects: ['/login'] },
  '/accounts/password/forgot': { who: 'anyone', public: true },
  '/accounts/password/reset/confirm/:token': { who: 'anyone' },
  '/accounts/create/password/:token': { who: 'anyone' },
  '/answer/:token': { who: 'anyone' },
  '/appacct': { who: 'signedIn' },
  '/settings': { who: 'signedIn' },
  '/dashboard': { who: ['staff', 'care_manager'] },
} as const satisfies AddressTable
