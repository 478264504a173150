import { isRecord, numberOf, recordsIn, textOf } from '../kit/shape.js'

/** A school or business as the editors hold it: `id` null where its name was typed in. */
export interface ChosenOrg {
  readonly id: number | null
  readonly name: string
  readonly city?: string
  readonly state?: string
}

/** Whether it was chosen from the list: then its location is its own, and locked. */
export function hasListedId<T>(org: T): org is T & { readonly id: number } {
  return isRecord(org) && numberOf(org.id, 1) !== null
}

/** What is offered below the field: what was found, or else the typed text as a new entry. */
export function orgChoices<O extends ChosenOrg>(
  found: readonly O[],
  typed: string,
): readonly (O | ChosenOrg)[] {
  const listed = recordsIn(found)
  const name = textOf(typed)
  return listed.length > 0 || name === '' ? listed : [{ id: null, name }]
}

/** The record that is open: items expand one at a time, and an open one closes when it is chosen again. */
export function toggleOpen<Id>(open: Id | null, chosen: Id): Id | null {
  return open === chosen ? null : chosen
}
