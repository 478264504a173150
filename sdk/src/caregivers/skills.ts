import { recordsIn } from '../kit/shape.js'
import { clinicalSkills, conditions } from './conditions.js'
import { conditionsShownFirst } from './constants.js'

/**
 * The `conditions` to be saved after one of its two editors: the chosen ids of that editor's own range, and the
 * saved ones of the other's. Ids of neither range, such as 19, are refused (decisions, Identifiers).
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

/** The conditions shown: twelve, until 'Show More Conditions' is pressed (D2 §2). */
export function conditionsShown(all: boolean) {
  return all ? conditions.entries : conditions.entries.slice(0, conditionsShownFirst)
}

/** Badges count as vetted when there is one at least and all are completed (decisions, States). */
export function isVetted(badges: readonly { readonly status: string }[]): boolean {
  const known = recordsIn(badges)
  return known.length > 0 && known.every(({ status }) => status === 'completed')
}

/** Language ids as they are sent, of the objects that are read, or of ids already (D2 §3). */
export function languageIds(read: readonly (number | { readonly id: number })[]): number[] {
  if (!Array.isArray(read)) return []
  return [...new Set(read.map((entry) => (typeof entry === 'object' ? entry?.id : entry)))].filter((id) =>
    Number.isInteger(id),
  )
}

function listed(ids: readonly unknown[], catalogue: { has(id: unknown): boolean }): number[] {
  return Array.isArray(ids) ? ids.filter((id): id is number => catalogue.has(id)) : []
}
