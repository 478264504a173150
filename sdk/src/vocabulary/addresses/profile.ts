import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

const own = { who: ['caregiver'] } as const
const open = { who: 'anyone', public: true } as const

/** The own profile, whose modals stand at addresses below it, and when somebody can work. */
export const profileAddresses = {
  '/caregiver/profile': { ...own, redirects: ['/profile'] },
  '/availability': { who: caregivers },
} as const satisfies AddressTable

/** Joining as a caregiver, with the steps that follow. */
export const registerAddresses = {
  '/register': { who: 'visitors', public: true },
  '/register/caregiver': { ...open, redirects: ['/caregiver'] },
  '/nursing-cna-jobs': open,
  '/register-caregiver': own,
  '/register-caregiver/picture': own,
  '/register-caregiver/about': own,
  '/register-caregiver/services': own,
  '/register-caregiver/verification': own,
  '/register-caregiver/background': own,
  '/register-caregiver/app-notify-permissions': own,
  '/register-caregiver/personal': own,
} as const satisfies AddressTable
