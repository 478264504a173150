import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

/** What is read and signed. */
export const agreementAddresses = {
  '/connections/:connectionId/agreement': { who: ['family', ...caregivers] },
  '/agreements/consulting-agreement': { who: caregivers },
  '/agreements/consulting-agreement/:userId': { who: [...caregivers, 'staff'] },
} as const satisfies AddressTable
