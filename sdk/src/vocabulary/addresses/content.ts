import type { AddressTable } from './row.js'

const staff = { who: ['staff'], place: 'people' } as const
const open = { who: 'anyone', public: true, place: null } as const

/** The front page, help, contact and legal texts, and the kit of parts. */
export const contentAddresses = {
  '/': { ...open, listed: true },
  '/kit': { who: 'anyone', place: null },
  '/terms': { ...open, redirects: ['/legal'] },
  '/terms/2018-12-01': { ...open, up: '/terms' },
  '/privacy/policy': { ...open, redirects: ['/privacy'] },
  '/privacy/policy/:date': { ...open, up: '/privacy/policy' },
  '/press': { ...open, listed: true },
  '/newsroom': open,
  '/press/:slug': { ...open, up: '/press' },
  '/legal/agency-supplemental-terms': { ...open, up: '/terms' },
  '/legal/agency-supplemental-terms/:date': { ...open, up: '/legal/agency-supplemental-terms' },
  '/download-app': { ...open, listed: true },
  '/staff/articles': staff,
  '/staff/articles/new': { ...staff, up: '/staff/articles' },
  '/staff/articles/:articleId': { ...staff, up: '/staff/articles' },
  '/help/family': open,
  '/help/caregiver': open,
  '/contact': open,
} as const satisfies AddressTable
