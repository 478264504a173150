import type { AddressTable } from './row.js'

const open = { who: 'anyone', public: true, place: null } as const

/** The front page, help, contact and legal texts, and the kit of parts. */
export const contentAddresses = {
  '/': { ...open, listed: true },
  '/kit': { who: 'anyone', place: null },
  '/terms': { ...open, redirects: ['/legal'] },
  '/terms/2018-12-01': { ...open, up: '/terms' },
  '/privacy/policy': { ...open, redirects: ['/privacy'] },
  '/privacy/policy/:date': { ...open, up: '/privacy/policy' },
  '/help/family': open,
  '/help/caregiver': open,
  '/contact': open,
} as const satisfies AddressTable
