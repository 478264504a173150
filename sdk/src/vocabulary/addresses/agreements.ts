import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

/** What stands between a family and a caregiver, and what is read and signed. */
export const agreementAddresses = {
  '/manage-connection/:connectionId': {
    who: ['family', ...caregivers],
    place: { family: 'care', others: 'work' },
  },
  '/connections/:connectionId/agreement': {
    who: ['family', ...caregivers],
    place: { family: 'home', others: 'work' },
  },
  '/agreements/consulting-agreement': { who: caregivers, place: 'me' },
  '/agreements/consulting-agreement/:userId': {
    who: [...caregivers, 'staff'],
    place: { staff: 'checks', others: 'me' },
  },
} as const satisfies AddressTable
