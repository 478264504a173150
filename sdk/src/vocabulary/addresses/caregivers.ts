import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

const search = { who: 'anyone', public: true, place: { family: 'find', others: null } } as const
const families = { who: ['family'], place: 'find' } as const
const own = { who: ['caregiver'], place: 'me' } as const
const agency = { who: ['agency_caregiver'], place: 'schedule' } as const
const staff = { who: ['staff'], place: 'checks' } as const

/** Search and profiles under both of their roots, the home of caregivers, and the desks of staff. */
export const caregiverAddresses = {
  '/caregivers-search': { ...search, listed: true },
  '/caregivers-search/favorites': families,
  '/caregivers-search/saved': families,
  '/caregivers-search/compare': { ...families, up: '/caregivers-search/favorites' },
  '/compared/:token': { who: 'anyone', place: null },
  '/caregivers-search/grid/:state/:city': search,
  '/caregivers-search/:state/:county/cities': search,
  '/caregivers-search/:state/:city/profile/:name/:provider_id': {
    ...search,
    up: '/caregivers-search/:state/:city',
  },
  '/caregivers-search/:state/:city': search,
  '/caregivers-search/:specialty/:state/:city': search,
  '/caregivers-search/:specialty/:state/:city/:subSpecialty': search,
  '/caregivers-search/:state': search,

  '/caregivers': { ...search, listed: true },
  '/caregivers/profile/:firstName/:profileId': { ...search, up: '/caregivers-search' },
  '/caregiver-profile-b2b/:provider_id': families,
  '/caregivers/:state/:county/cities': search,
  '/caregivers/:state': search,
  '/caregivers/:specialty': search,
  '/caregivers/:state/:city': search,
  '/caregivers/:specialty/:state': search,
  '/caregivers/:specialty/:state/:city': search,
  '/caregivers/:specialty/:state/:city/:subSpecialty': search,

  '/caregiver/dashboard': { who: ['caregiver'], place: 'home' },
  '/caregiver/dashboard/connections/:id': {
    who: caregivers,
    place: 'work',
    up: '/caregiver/dashboard/select-connection',
  },
  '/caregiver/dashboard/select-connection': { who: caregivers, place: 'work' },
  '/agency-caregiver/dashboard': { who: ['agency_caregiver'], place: 'home' },
  '/agency-caregiver/dashboard/schedule': agency,
  '/agency-caregiver/dashboard/shifts/:id': agency,
  '/agency-caregiver/dashboard/availabilities': agency,
  '/agency-caregiver/dashboard/availabilities/:id': {
    ...agency,
    modal: 'availability',
    beneath: '/agency-caregiver/dashboard/availabilities',
  },

  '/caregiver/earnings': { who: caregivers, place: 'me' },

  '/caregiver/badges': own,
  '/caregiver/badges/:id': { ...own, up: '/caregiver/badges' },
  '/caregiver/reviews': own,

  '/staff/licenses': staff,
  '/staff/licenses/:licenseId': staff,
  '/staff/references': staff,
  '/staff/references/:referenceId': staff,
  '/staff/photos': staff,
  '/staff/photos/:userId': staff,
  '/staff/profiles': staff,
  '/staff/profiles/:userId': staff,
} as const satisfies AddressTable
