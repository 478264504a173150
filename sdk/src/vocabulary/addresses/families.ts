import type { AddressTable } from './row.js'

const step = { who: 'anyone' } as const

/** The sign-up of a family, step by step, and its home. */
export const familyAddresses = {
  '/family-signup': { who: 'anyone', public: true, listed: true },
  '/family-signup/needs': step,
  '/family-signup/schedule': step,
  '/family-signup/caregiver': step,
  '/family-signup/patient': step,
  '/family-signup/review': step,
  '/family-signup/submit': step,
  '/family-signup/success': step,
  '/family-signup/:version/:step': step,
  '/family/dashboard': { who: ['family'] },
  '/family/dashboard/job/:id': { who: ['family'] },
  '/family/dashboard/add-job': { who: ['family'], redirects: ['/addjob'] },
  '/family/dashboard/connections/:id': { who: ['family'] },
  '/jobposts': { who: ['family'] },
  '/job/:job_id/candidate/:provider_id': { who: ['family'] },
} as const satisfies AddressTable
