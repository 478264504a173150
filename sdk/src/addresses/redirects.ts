import { conditions, conditionSlug } from '../vocabulary/caregivers/conditions.js'
import type { Identity } from '../vocabulary/account/identity.js'
import { afterPath, plainPath } from './path.js'

interface Redirect {
  readonly to: string
  /** Leads into a caregiver's profile: anyone else who is signed in lands on the settings. */
  readonly caregiverOnly?: true
}

/** Every redirect of the product by its path; a query or hash is carried over. */
export const redirects: ReadonlyMap<string, Redirect> = /* @__PURE__ */ new Map<string, Redirect>([
  ['/addjob', { to: '/family/dashboard/add-job' }],
  ['/appplan', { to: '/careplan' }],
  ['/backgroundcheck', { to: '/background' }],
  ['/bank', { to: '/payments/bank' }],
  ['/caregiver', { to: '/register/caregiver' }],
  ['/education', { to: '/caregiver/profile/experiences', caregiverOnly: true }],
  ['/experience', { to: '/caregiver/profile/experiences', caregiverOnly: true }],
  ['/join', { to: '/signup' }],
  ['/legal', { to: '/terms' }],
  ['/license', { to: '/caregiver/profile/experiences', caregiverOnly: true }],
  ['/login', { to: '/accounts/login' }],
  ['/offerings', { to: '/caregiver/profile/services', caregiverOnly: true }],
  ['/payment/methods', { to: '/payments/methods' }],
  ['/paymentreport', { to: '/payments/report' }],
  ['/privacy', { to: '/privacy/policy' }],
  ['/profile', { to: '/caregiver/profile', caregiverOnly: true }],
  ['/updateabout', { to: '/caregiver/profile/about', caregiverOnly: true }],
  ['/updatebasic', { to: '/caregiver/profile/location', caregiverOnly: true }],
  ['/verifyphone', { to: '/caregiver/profile/verification', caregiverOnly: true }],
  ...conditions.ids.map((id): [string, Redirect] => [
    `/${conditionSlug(id)}`,
    { to: `/caregivers/${conditionSlug(id)}` },
  ]),
])

/**
 * Where an address leads instead, or null when it is no redirect. Whoever is signed in and no caregiver lands
 * on the settings instead of a caregiver's profile; give the identity for that to be known.
 */
export function redirectFor(address: string, identity?: Pick<Identity, 'user_type'> | null): string | null {
  const path = plainPath(address)
  const redirect = path === null ? undefined : redirects.get(path)
  if (!redirect) return null
  const type = identity?.user_type ?? 'anonymous'
  const isElse = redirect.caregiverOnly && type !== 'caregiver' && type !== 'anonymous'
  return (isElse ? '/settings' : redirect.to) + afterPath(address)
}

/**
 * Where a bare `/membership` leads: to the configured address, by loading that page, or to the local page
 * where none is configured. Only web addresses count as configured.
 */
export function membershipAddress(configured?: string | null): {
  readonly href: string
  readonly fullPage: boolean
} {
  const isWebAddress = typeof configured === 'string' && /^https?:\/\/[^\s/]/i.test(configured)
  return isWebAddress
    ? { href: configured, fullPage: true }
    : { href: '/payments/membership', fullPage: false }
}
