import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

const open = { who: 'anyone', public: true } as const
const families = { who: ['family'] } as const
const own = { who: ['caregiver'] } as const
const agency = { who: ['agency_caregiver'] } as const
const staff = { who: ['staff'] } as const

/** Search and profiles under both of their roots, the home of caregivers, and the desks of staff. */
export const caregiverAddresses = {
  '/caregivers-search': { ...open, listed: true },
  '/caregivers-search/favorites': families,
  '/caregivers-search/grid/:state/:city': open,
  '/caregivers-search/:state/:county/cities': open,
  '/caregivers-search/:state/:city/profile/:name/:provider_id': open,
  '/caregivers-search/:state/:city': open,
  '/caregivers-search/:specialty/:state/:city': open,
  '/caregivers-search/:specialty/:state/:city/:subSpecialty': open,
  '/caregivers-search/:state': open,

  '/caregivers': { ...open, listed: true },
  '/caregivers/profile/:firstName/:profileId': open,
  '/caregiver-profile-b2b/:provider_id': families,
  '/caregivers/:state/:county/cities': open,
  '/caregivers/:state': open,
  '/caregivers/:specialty': open,
  '/caregivers/:state/:city': open,
  '/caregivers/:specialty/:state': open,
  '/caregivers/:specialty/:state/:city': open,
  '/caregivers/:specialty/:state/:city/:subSpecialty': open,

  '/caregiver/dashboard': own,
  '/caregiver/dashboard/connections/:id': { who: caregivers },
  '/caregiver/dashboard/select-connection': { who: caregivers },
  '/agency-caregiver/dashboard': agency,
  '/agency-caregiver/dashboard/schedule': agency,
  '/agency-caregiver/dashboard/shifts/:id': agency,
  '/agency-caregiver/dashboard/availabilities': agency,
  '/agency-caregiver/dashboard/availabilities/:id': {
    ...agency,
    modal: 'availability',
    beneath: '/agency-caregiver/dashboard/availabilities',
  },

  '/caregiver/earnings': { who: caregivers },

  '/caregiver/badges': own,
  '/caregiver/badges/:id': own,
  '/caregiver/reviews': own,

  '/staff/references': staff,
  '/staff/photos': staff,
  '/staff/profiles': staff,
} as const satisfies AddressTable
