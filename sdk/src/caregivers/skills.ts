import { isExpired } from '../kit/dates/dates.js'
import { partsOf, recordsIn } from '../kit/shape.js'
import { clinicalSkills, conditions } from '../vocabulary/caregivers/conditions.js'
import { conditionsShownFirst } from '../vocabulary/caregivers/constants.js'

/**
 * The `conditions` to be saved after one of its two editors: the chosen ids of that editor's own range, and the
 * saved ones of the other's. Ids of neither range, such as 19, are refused.
 */
export function replaceSkills(
  saved: readonly unknown[],
  chosen: readonly unknown[],
  editor: 'conditions' | 'skills',
): number[] {
  const [own, other] = editor === 'skills' ? [clinicalSkills, conditions] : [conditions, clinicalSkills]
  const ids = [...listed(saved, other), ...listed(chosen, own)]
  return [...new Set(ids)].sort((a, b) => a - b)
}

/** The conditions shown: twelve, until 'Show More Conditions' is pressed. */
export function conditionsShown(all: boolean) {
  return all ? conditions.entries : conditions.entries.slice(0, conditionsShownFirst)
}

/**
 * Whether a caregiver is vetted: every one of the product's badges is completed, those that were never begun among
 * them, and no license has expired today, as `isExpired` reads it. Without a badge nobody is.
 */
export function isVetted(
  caregiver: {
    /** All of the product's badges, each with its state. */
    readonly badges: readonly { readonly status: string }[]
    readonly licenses: readonly { readonly expires?: string | null }[]
  },
  now: Date,
): boolean {
  const { badges, licenses } = partsOf(caregiver)
  const known = recordsIn(badges)
  return (
    known.length > 0 &&
    known.every(({ status }) => status === 'completed') &&
    !recordsIn(licenses).some(({ expires }) => typeof expires === 'string' && isExpired(expires, now))
  )
}

/** Language ids as they are sent, of the objects that are read, or of ids already. */
export function languageIds(read: readonly (number | { readonly id: number })[]): number[] {
  if (!Array.isArray(read)) return []
  return [...new Set(read.map((entry) => (typeof entry === 'object' ? entry?.id : entry)))].filter((id) =>
    Number.isInteger(id),
  )
}

function listed(ids: readonly unknown[], catalogue: { has(id: unknown): boolean }): number[] {
  return Array.isArray(ids) ? ids.filter((id): id is number => catalogue.has(id)) : []
}
