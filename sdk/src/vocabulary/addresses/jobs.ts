import type { AddressTable } from './row.js'

const open = { who: 'anyone', public: true } as const

/** Jobs for caregivers, by place and one by one, and a caregiver's own applications. */
export const jobAddresses = {
  '/caregiver-jobs': open,
  '/caregiver-jobs/applications': { who: ['caregiver'] },
  '/caregiver-jobs/:state/:city': open,
  '/caregiver-jobs/:state/:city/:job_id': open,
  '/job/:job_id': open,
} as const satisfies AddressTable
