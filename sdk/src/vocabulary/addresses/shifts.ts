import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

const nurses = { who: caregivers } as const
const times = { ...nurses, modal: 'availability', beneath: '/availability' } as const
const visit = { who: ['caregiver', 'family'] } as const
const facilities = { who: [...caregivers, 'facility'] } as const

/**
 * The shifts of facilities, for nurses and for the facilities themselves, and the schedule of a caregiver.
 * `shift/:id` is one that is open, `shifts/:id` one of their own.
 */
export const shiftAddresses = {
  '/schedule': nurses,
  '/openshifts': nurses,
  '/nursingshifts': nurses,
  '/nursingshifts/facility/:id': nurses,
  '/nursingshifts/shift/:id': nurses,
  '/nursingshifts/shifts/:id': nurses,
  '/nursingshifts/availabilities/add': times,
  '/nursingshifts/availabilities/:id/edit': times,
  '/next-shift/:connectionId/:shiftId': visit,
  '/next-shift/:connectionId/:shiftId/edit': visit,
  '/facilities': facilities,
  '/facilities/:id': facilities,
} as const satisfies AddressTable
