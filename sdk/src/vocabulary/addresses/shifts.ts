import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

const work = { who: caregivers, place: 'work' } as const
const schedule = { who: caregivers, place: 'schedule' } as const
const times = { ...schedule, modal: 'availability', beneath: '/availability' } as const
const visit = { who: ['caregiver', 'family'], place: { family: 'care', others: 'schedule' } } as const
const facilities = { who: [...caregivers, 'facility'], place: { facility: 'board', others: 'work' } } as const

/**
 * The shifts of facilities, for nurses and for the facilities themselves, and the schedule of a caregiver.
 * `shift/:id` is one that is open, `shifts/:id` one of their own.
 */
export const shiftAddresses = {
  '/schedule': schedule,
  '/openshifts': work,
  '/nursingshifts': schedule,
  '/nursingshifts/facility/:id': { ...work, up: '/facilities' },
  '/nursingshifts/shift/:id': { ...work, up: '/openshifts' },
  '/nursingshifts/shifts/:id': { ...schedule, up: '/nursingshifts' },
  '/nursingshifts/availabilities/add': times,
  '/nursingshifts/availabilities/:id/edit': times,
  '/next-shift/:connectionId/:shiftId': visit,
  '/next-shift/:connectionId/:shiftId/edit': {
    ...visit,
    up: '/next-shift/:connectionId/:shiftId',
  },
  '/facilities': facilities,
  '/facilities/:id': { ...facilities, up: '/facilities' },
} as const satisfies AddressTable
