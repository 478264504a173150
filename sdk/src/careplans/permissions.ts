import { isRecord, recordsIn } from '../kit/shape.js'

/** A caregiver's permissions on a plan; none of them is no access. */
export interface GrantedPermissions {
  readonly caregiver: { readonly id: number }
  readonly permissions: readonly string[]
  readonly no_access: boolean
}

/** A copy with one permission given or taken; with none left there is no access. */
export function withPermission<P extends GrantedPermissions>(granted: P, permission: string, on: boolean): P {
  const others = namesOf(granted).filter((name) => name !== permission)
  const permissions = on ? [...others, permission] : others
  return { ...granted, permissions, no_access: permissions.length === 0 }
}

/** A copy with the no-access toggle set: taking all away, or giving back what is saved, else the usual. */
export function withNoAccess<P extends GrantedPermissions>(
  granted: P,
  on: boolean,
  saved: readonly string[] = [],
  usual: readonly string[] = ['view_tasks'],
): P {
  const back = Array.isArray(saved) && saved.length > 0 ? saved : usual
  const permissions = on === true || !Array.isArray(back) ? [] : [...back]
  return { ...granted, permissions, no_access: permissions.length === 0 }
}

/** The edited list with the signed-in caregiver's own permissions as they are saved: one's own are kept. */
export function withOwnKept<P extends GrantedPermissions>(
  edited: readonly P[],
  saved: readonly P[],
  ownId: number | null,
): P[] {
  const own = recordsIn(saved).find(({ caregiver }) => caregiver?.id === ownId)
  return recordsIn(edited).map((granted) => (own && granted.caregiver?.id === ownId ? own : granted))
}

/** Those of the edited copy that differ from the saved ones, whatever the order of their permissions. */
export function changedPermissions<P extends GrantedPermissions>(
  saved: readonly P[],
  edited: readonly P[],
  ownId: number | null = null,
): P[] {
  const before = new Map(recordsIn(saved).map((granted) => [granted.caregiver?.id, keyOf(granted)]))
  return withOwnKept(edited, saved, ownId).filter(
    (granted) => granted.caregiver?.id !== ownId && before.get(granted.caregiver?.id) !== keyOf(granted),
  )
}

const keyOf = (granted: GrantedPermissions) =>
  JSON.stringify([granted.no_access === true, [...new Set(namesOf(granted))].sort()])

function namesOf(granted: GrantedPermissions): readonly string[] {
  const names =
    isRecord(granted) && Array.isArray(granted.permissions) ? (granted.permissions as unknown[]) : []
  return names.filter((name) => typeof name === 'string')
}
