import type { AddressTable } from './row.js'

const own = { who: ['caregiver'], place: 'me' } as const
const step = { ...own, flow: true } as const
const staff = { who: ['staff'], place: 'checks' } as const

/** A caregiver's background check and screening, step by step, and what staff do with those that were sent. */
export const screeningAddresses = {
  '/background': { ...own, redirects: ['/backgroundcheck'] },
  '/background/disclosure': { ...step, up: '/background' },
  '/background/release': { ...step, up: '/background' },
  '/background/authorization-addendum': { ...step, up: '/background' },
  '/background/personal': { ...step, up: '/background' },
  '/background/electronic-signature': { ...step, up: '/background' },
  '/background/view-report': { ...own, up: '/background' },
  '/screen': own,
  '/screen/interview': { ...step, up: '/screen' },
  '/screen/questionnaire': { ...step, up: '/screen' },
  '/screen/nextsteps': { ...step, up: '/screen' },
  '/screen/thankyou': { ...own, up: '/screen' },
  '/staff/screening': staff,
  '/staff/screening/:caregiverId': { ...staff, up: '/staff/screening' },
  '/staff/fingerprinting': staff,
  '/staff/fingerprinting/:requestId': { ...staff, up: '/staff/fingerprinting' },
  '/staff/background': staff,
  '/staff/background/:caregiverId': { ...staff, up: '/staff/background' },
} as const satisfies AddressTable
