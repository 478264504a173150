import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

/** The learning academy: what it is, and what opens it at once. */
export const academyAddresses = {
  '/academy': { who: caregivers, place: 'me' },
  '/learnupon/sso': { who: caregivers, place: 'me' },
} as const satisfies AddressTable
