import type { AddressTable } from './row.js'

const forVisitors = { who: 'visitors', place: null, public: true, listed: true } as const

const staff = { who: ['staff'], place: 'people' } as const
const agency = { who: ['agency'], place: 'people' } as const
const manager = { who: ['care_manager'], place: 'families' } as const

/** Signing up and in, passwords, settings, and the homes of staff, care managers and agencies. */
export const accountAddresses = {
  '/signup': { ...forVisitors, redirects: ['/join'] },
  '/accounts/login': { ...forVisitors, redirects: ['/login'] },
  '/accounts/password/forgot': {
    who: 'anyone',
    place: null,
    public: true,
    up: '/accounts/login',
    upFor: ['anonymous'],
    flow: true,
  },
  '/accounts/password/reset/confirm/:token': { who: 'anyone', place: null, flow: true },
  '/accounts/create/password/:token': { who: 'anyone', place: null, flow: true },
  '/first-words/:token': { who: 'anyone', place: null, flow: true },
  '/answer/:token': { who: 'anyone', place: null, flow: true },
  '/appacct': { who: 'signedIn', place: 'me' },
  '/agency-cg-onboarding': { who: ['agency_caregiver'], place: 'me' },
  '/agency-cg-onboarding/password-change': {
    who: ['agency_caregiver'],
    place: 'me',
    up: '/agency-cg-onboarding',
    flow: true,
  },
  '/settings': { who: 'signedIn', place: 'me' },
  '/verification-in-process': { who: 'signedIn', place: 'me', up: '/me' },
  '/me': { who: 'signedIn', place: 'me' },
  '/agency': { who: ['agency'], place: 'today' },
  '/agency/caregivers': agency,
  '/agency/caregivers/:caregiverId': { ...agency, up: '/agency/caregivers' },
  '/advised-families': manager,
  '/advised-families/:familyId': { ...manager, up: '/advised-families' },
  '/staff/people': staff,
  '/staff/people/:userId': { ...staff, up: '/staff/people' },
  '/staff/areas': staff,
  '/staff/support': staff,
  '/staff/support/:requestId': { ...staff, up: '/staff/support' },
  '/staff/reports': staff,
  '/staff/reports/:reportId': { ...staff, up: '/staff/reports' },
  '/staff/reviews': staff,
  '/staff/reviews/:reviewId': { ...staff, up: '/staff/reviews' },
  '/staff/calls': staff,
  '/staff/calls/:callId': { ...staff, up: '/staff/calls' },
  '/dashboard': { who: ['staff', 'care_manager'], place: 'today' },
} as const satisfies AddressTable
