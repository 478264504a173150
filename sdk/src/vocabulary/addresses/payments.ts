import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

/** What a family pays with, and where the pay of a caregiver goes. */
export const paymentAddresses = {
  '/payments/methods': { who: ['family'], place: 'me', loads: 'document', redirects: ['/payment/methods'] },
  '/payments/bank': { who: ['family', ...caregivers], place: 'me', redirects: ['/bank'] },
  '/payments/bank/add': {
    who: ['family', ...caregivers],
    place: 'me',
    up: '/payments/bank',
    loads: 'document',
  },
} as const satisfies AddressTable
