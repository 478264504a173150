import { addresses } from '../vocabulary/addresses/addresses.js'
import { profileModalPath, profileModals } from '../vocabulary/addresses/modals.js'
import type { AddressTable } from '../vocabulary/addresses/row.js'
import { conditions, conditionSlug } from '../vocabulary/caregivers/conditions.js'
import { researchSteps, shortStudyCodes } from '../vocabulary/research/catalogue.js'
import type { Identity } from '../vocabulary/account/identity.js'
import { afterPath, isAtOrBelow, plainPath } from './path.js'

interface Redirect {
  readonly to: string
  /** Leads into a caregiver's profile: anyone else who is signed in lands on the settings. */
  readonly caregiverOnly?: true
}

/** Every redirect of the product by its path; a query or hash is carried over. */
export const redirects: ReadonlyMap<string, Redirect> = allRedirects()

/** What each address names beside itself, the codes of studies that are addresses, and a condition's own word. */
function allRedirects(): ReadonlyMap<string, Redirect> {
  const table: AddressTable = addresses
  const targets: readonly (readonly [to: string, from: readonly string[]])[] = [
    ...Object.entries(table).map(([to, row]) => [to, row.redirects ?? []] as const),
    ...profileModals.map(({ id, redirects = [] }) => [profileModalPath(id), redirects] as const),
    ...shortStudyCodes.flatMap((code) =>
      ['', ...researchSteps.ids.map((step) => `/${step}`)].map(
        (rest) => [`/studies/${code}${rest}`, [`/${code}${rest}`]] as const,
      ),
    ),
    ...conditions.ids.map((id) => [`/caregivers/${conditionSlug(id)}`, [`/${conditionSlug(id)}`]] as const),
  ]
  return new Map(
    targets.flatMap(([to, from]) =>
      from.map((path) => [
        path,
        isAtOrBelow(to, '/caregiver/profile') ? { to, caregiverOnly: true } : { to },
      ]),
    ),
  )
}

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
