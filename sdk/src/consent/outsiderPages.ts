import type { Pattern } from '../vocabulary/addresses/addresses.js'
import { plainPath } from '../addresses/path.js'
import type { Purpose } from '../vocabulary/consent/catalogue.js'

const counted = ['measuring'] as const
const help = ['chat', 'care_needs', 'measuring'] as const

/**
 * The only pages on which services of other companies may run, and for which purpose, of those that somebody agreed to. A page
 * that is not named has none: those of health, money, care plans, messages and searches, whatever is somebody's own,
 * and every address that holds a key.
 */
export const outsiderPages = {
  '/': counted,
  '/signup': counted,
  '/press': counted,
  '/newsroom': counted,
  '/press/:slug': counted,
  '/download-app': counted,
  '/terms': counted,
  '/privacy/policy': counted,
  '/help/family': help,
  '/help/caregiver': help,
  '/contact': help,
} as const satisfies Partial<Record<Pattern, readonly Purpose[]>>

/** The address of such a page as its pattern: `/press/:slug`, never what stands in its place. */
export type OutsiderPage = keyof typeof outsiderPages

const matchers = (Object.keys(outsiderPages) as OutsiderPage[]).map(
  (pattern) => [pattern, new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)] as const,
)

/** The pattern of the page at an address, where services of others may run there; null for every other address. */
export function outsiderPage(address: string): OutsiderPage | null {
  const path = plainPath(address)
  if (path === null) return null
  return matchers.find(([, matcher]) => matcher.test(path))?.[0] ?? null
}

/** What of that which somebody agreed to may run on the page of an address. */
export function mayRunAt(address: string, agreed: readonly Purpose[]): readonly Purpose[] {
  const page = outsiderPage(address)
  const allowed: readonly Purpose[] = page ? outsiderPages[page] : []
  return allowed.filter((purpose) => agreed.includes(purpose))
}
