import type { AddressTable } from './row.js'
import { researchParticipants } from '../research/participants.js'

/** Who saw a person's record: for that person, and for staff. */
export const trailAddresses = {
  '/settings/trail': { who: 'signedIn', place: 'me', up: '/settings' },
  '/staff/trail': { who: ['staff'], place: 'people' },
} as const satisfies AddressTable

const mine = { who: researchParticipants, place: 'me' } as const
const step = { ...mine, flow: true, up: '/studies/:study' } as const
const staff = { who: 'signedIn', place: 'me', up: '/studies/:study/login' } as const
const link = { who: 'anyone', place: null } as const

/** Studies by their code, for those who take part and for their own staff; and access to health records. */
export const researchAddresses = {
  '/disclosure': { who: 'anyone', public: true, place: 'me' },
  '/studies/:study': { who: 'anyone', public: true, place: 'me', up: '/disclosure' },
  '/studies/:study/welcome': { who: 'anyone', place: 'me', flow: true, up: '/studies/:study' },
  '/studies/:study/protection-privacy': step,
  '/studies/:study/data-sharing': step,
  '/studies/:study/time-commitment': step,
  '/studies/:study/data-use': step,
  '/studies/:study/withdrawing': step,
  '/studies/:study/register': step,
  '/studies/:study/adl-questions': step,
  '/studies/:study/share-data': step,
  '/studies/:study/thank-you': step,
  '/studies/:study/login': { who: 'anyone', place: 'me', up: '/studies/:study' },
  '/studies/:study/search-patient': staff,
  '/studies/:study/search-results': { ...staff, up: '/studies/:study/search-patient' },
  '/studies/:study/log-encounter-info': { ...staff, up: '/studies/:study/search-patient' },
  '/careprovider/enrollment': { ...mine, up: '/disclosure' },
  '/careprovider/verify/:hash': link,
  '/postop/confirm-care/:token': link,
} as const satisfies AddressTable
