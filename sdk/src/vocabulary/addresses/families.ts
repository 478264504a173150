import type { AddressTable } from './row.js'

const step = { who: 'anyone', place: { family: 'home', others: null }, flow: true } as const
const care = { who: ['family'], place: 'care' } as const
const find = { who: ['family'], place: 'find' } as const

/** The sign-up of a family, step by step, and its home. */
export const familyAddresses = {
  '/family-signup': { ...step, public: true, listed: true },
  '/family-signup/needs': step,
  '/family-signup/schedule': step,
  '/family-signup/caregiver': step,
  '/family-signup/patient': step,
  '/family-signup/review': step,
  '/family-signup/submit': step,
  '/family-signup/success': step,
  '/family-signup/:version/:step': step,
  '/family/dashboard': { who: ['family'], place: 'home' },
  '/family/dashboard/job/:id': { ...find, up: '/jobposts' },
  '/family/dashboard/add-job': { ...find, up: '/jobposts', redirects: ['/addjob'] },
  '/family/dashboard/connections/:id': care,
  '/careteam': care,
  '/mybenefit': care,
  '/family-next-steps': care,
  '/payroll': { who: ['family'], place: 'me' },
  '/payroll/tax-enroll': care,
  '/payroll/tax-enroll/form': { ...care, up: '/payroll/tax-enroll' },
  '/payroll/tax-enroll/review': { ...care, up: '/payroll/tax-enroll/form' },
  '/hire/:providerId': { ...care, flow: true },
  '/hire/:providerId/:step': { ...care, flow: true },
  '/hire-b2b/:provider_id': { ...care, flow: true },
  '/newshift-b2b/:connectionId': { ...care, flow: true },
  '/jobposts': find,
  '/job/:job_id/candidate/:provider_id': {
    ...find,
    up: '/family/dashboard/job/:job_id',
  },
} as const satisfies AddressTable
