import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

const own = { who: ['caregiver'], place: 'me' } as const
const step = { ...own, flow: true } as const
const open = { who: 'anyone', public: true, place: null } as const

/** The own profile, whose modals stand at addresses below it, and when somebody can work. */
export const profileAddresses = {
  '/caregiver/profile': { ...own, redirects: ['/profile'] },
  '/availability': { who: caregivers, place: 'schedule' },
} as const satisfies AddressTable

/** Joining as a caregiver, with the steps that follow. */
export const registerAddresses = {
  '/register': { who: 'visitors', public: true, place: null },
  '/register/caregiver': { ...open, flow: true, redirects: ['/caregiver'] },
  '/nursing-cna-jobs': open,
  '/register-caregiver': step,
  '/register-caregiver/picture': step,
  '/register-caregiver/about': step,
  '/register-caregiver/services': step,
  '/register-caregiver/verification': step,
  '/register-caregiver/background': step,
  '/register-caregiver/app-notify-permissions': step,
  '/register-caregiver/personal': step,
} as const satisfies AddressTable
