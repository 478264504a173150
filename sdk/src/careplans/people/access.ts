import { entryOf, isRecord, numberOf } from '../../kit/shape.js'
import {
  permissionPresets,
  planPermissions,
  type PermissionPreset,
  type PlanPermission,
  type PlanRole,
} from '../../vocabulary/careplans/catalogue.js'

/** How somebody stands to a plan: the family whose it is, a relative, a caregiver, a care manager, or staff who opened it. */
export type PlanSide = 'family' | 'relative' | 'caregiver' | 'advisor' | 'staff'

/** What somebody is on a plan; `role` is a relative's, `permissions` and `manages` are a caregiver's. */
export interface PlanStanding {
  readonly side: PlanSide
  readonly role?: PlanRole | null
  readonly permissions?: readonly string[]
  /** The family lets them decide what other caregivers may do. */
  readonly manages?: boolean
}

/**
 * Who may do what on a plan, as one table. A caregiver needs the permission, where there is one: the family may everything,
 * a relative what their role says. Care managers and staff look and do nothing.
 */
export const planDeeds = {
  view_tasks: { permission: 'view_tasks', roles: ['owner', 'editor', 'reader'], lookers: true },
  view_notes: { permission: 'view_notes', roles: ['owner', 'editor', 'reader'], lookers: true },
  complete_tasks: { permission: 'complete_tasks', roles: ['owner', 'editor'], lookers: false },
  edit_tasks: { permission: 'edit_tasks', roles: ['owner', 'editor'], lookers: false },
  add_photos: { permission: 'add_photos', roles: ['owner', 'editor'], lookers: false },
  edit_notes: { permission: 'edit_notes', roles: ['owner', 'editor'], lookers: false },
  /** What caregivers may do; of a caregiver who `manages`, others alone. */
  manage_permissions: { permission: null, roles: ['owner'], lookers: false },
  /** Who is on it, and what it is called. */
  manage_people: { permission: null, roles: ['owner'], lookers: false },
} as const satisfies Record<string, DeedRow>
export type PlanDeed = keyof typeof planDeeds

interface DeedRow {
  /** Which a caregiver needs; null for what is none of theirs. */
  readonly permission: PlanPermission | null
  readonly roles: readonly PlanRole[]
  /** Whether a care manager, and staff who gave a reason, may. */
  readonly lookers: boolean
}

/** Whether somebody may do something on a plan. */
export function mayOnPlan(standing: PlanStanding | null, deed: PlanDeed): boolean {
  const row = entryOf<DeedRow>(planDeeds, deed)
  if (!isRecord(standing) || !row) return false
  const { side, role, permissions, manages } = standing as PlanStanding
  if (side === 'family') return true
  if (side === 'relative') return role != null && row.roles.includes(role)
  if (side === 'caregiver') {
    if (deed === 'manage_permissions') return manages === true && (permissions?.length ?? 0) > 0
    return row.permission !== null && Array.isArray(permissions) && permissions.includes(row.permission)
  }
  return (side === 'advisor' || side === 'staff') && row.lookers
}

/** Whether somebody decides about other times of a visit: the family, a relative who owns the plan, and staff who say why. */
export const mayDecideClock = (standing: PlanStanding | null): boolean =>
  mayOnPlan(standing, 'manage_people') || (isRecord(standing) && standing.side === 'staff')

/** All that somebody may do on a plan, in the order of the table. */
export function deedsOf(standing: PlanStanding | null): PlanDeed[] {
  return (Object.keys(planDeeds) as PlanDeed[]).filter((deed) => mayOnPlan(standing, deed))
}

/** Whether somebody sees anything of a plan at all. */
export function hasAccess(standing: PlanStanding | null): boolean {
  return deedsOf(standing).length > 0
}

/** The permissions of somebody who is newly hired: all but changing the tasks. */
export const usualPermissions: readonly PlanPermission[] = permissionPresets.get('usual').permissions

/** As what somebody who accepts an invitation is on a plan, by the kind of their account; null for whoever cannot. */
export const sideOfInvited = (userType: string): 'relative' | 'caregiver' | null =>
  userType === 'family' ? 'relative' : userType === 'agency_caregiver' ? 'caregiver' : null

/** What a caregiver may do on a plan to which they were invited with a role: look, or do and change the tasks. */
export const presetOfRole = (role: PlanRole): PermissionPreset =>
  role === 'reader' ? 'view_only' : 'view_edit'

/** Permissions in the order of the catalogue, each once; what is none is left out. */
function knownPermissions(names: readonly unknown[]): PlanPermission[] {
  const given: readonly unknown[] = Array.isArray(names) ? names : []
  return planPermissions.filter((name) => given.includes(name))
}

/** The preset that permissions are; null where they are of somebody's own choosing. */
export function presetOf(permissions: readonly unknown[]): PermissionPreset | null {
  const own = knownPermissions(permissions).join()
  return permissionPresets.entries.find(({ permissions: names }) => names.join() === own)?.id ?? null
}

/** What a caregiver needs to see of a plan, so that what they may do is of any use to them. */
const needs: Readonly<Partial<Record<PlanPermission, PlanPermission>>> = {
  complete_tasks: 'view_tasks',
  edit_tasks: 'view_tasks',
  add_photos: 'view_tasks',
  edit_notes: 'view_notes',
}

/** Permissions with those without which they are of no use: who may do tasks sees them. */
export function usefulPermissions(names: readonly unknown[]): PlanPermission[] {
  const known = knownPermissions(names)
  return knownPermissions([...known, ...known.flatMap((name) => needs[name] ?? [])])
}

/** Permissions without those that are of no use: who no longer sees the tasks does none. */
export function usablePermissions(names: readonly unknown[]): PlanPermission[] {
  const known = knownPermissions(names)
  return known.filter((name) => needs[name] === undefined || known.includes(needs[name]))
}

/** Permissions as one number: the first of the catalogue is the lowest bit. */
export const permissionBits = (names: readonly unknown[]): number =>
  knownPermissions(names).reduce((bits, name) => bits | (1 << planPermissions.indexOf(name)), 0)
/** The permissions that such a number says; none for what is no number. */
export const permissionsOfBits = (bits: number): PlanPermission[] =>
  planPermissions.filter((_, index) => ((numberOf(bits, 0) ?? 0) & (1 << index)) !== 0)
