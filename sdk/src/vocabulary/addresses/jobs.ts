import type { AddressTable } from './row.js'

const open = {
  who: 'anyone',
  public: true,
  place: { caregiver: 'work', agency_caregiver: 'work', others: null },
} as const

/** Jobs for caregivers, by place and one by one, and a caregiver's own applications. */
export const jobAddresses = {
  '/caregiver-jobs': open,
  '/caregiver-jobs/applications': { who: ['caregiver'], place: 'work' },
  '/caregiver-jobs/:state/:city': open,
  '/caregiver-jobs/:state/:city/:job_id': { ...open, up: '/caregiver-jobs/:state/:city' },
  '/job/:job_id': { ...open, up: '/caregiver-jobs' },
} as const satisfies AddressTable
