import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { permissionPresets, planPermissions, planRoles } from '../../vocabulary/careplans/catalogue.js'
import {
  deedsOf,
  hasAccess,
  mayOnPlan,
  permissionBits,
  permissionsOfBits,
  planDeeds,
  presetOf,
  presetOfRole,
  sideOfInvited,
  usablePermissions,
  usefulPermissions,
  usualPermissions,
  type PlanDeed,
  type PlanStanding,
} from './access.js'

const deeds = Object.keys(planDeeds) as PlanDeed[]
const looks: PlanDeed[] = ['view_tasks', 'view_notes']
const caregiver = (...permissions: string[]): PlanStanding => ({ side: 'caregiver', permissions })
const relative = (role: 'owner' | 'editor' | 'reader'): PlanStanding => ({ side: 'relative', role })

describe('who may do what on a plan', () => {
  it.each<[string, PlanStanding, PlanDeed[]]>([
    ['the family everything', { side: 'family' }, deeds],
    ['an owner everything', relative('owner'), deeds],
    [
      'an editor all but people',
      relative('editor'),
      deeds.filter((deed) => deed !== 'manage_people' && deed !== 'manage_permissions'),
    ],
    ['a reader looks', relative('reader'), looks],
    ['a relative without a role nothing', { side: 'relative' }, []],
    ['a care manager looks', { side: 'advisor' }, looks],
    ['staff who gave a reason look', { side: 'staff' }, looks],
    ['a caregiver without access nothing', caregiver(), []],
    [
      'a caregiver what they are given',
      caregiver('view_tasks', 'complete_tasks'),
      ['view_tasks', 'complete_tasks'],
    ],
    [
      'a caregiver whom the family lets decide, also about others',
      { ...caregiver('view_tasks'), manages: true },
      ['view_tasks', 'manage_permissions'],
    ],
    ['but not without access of their own', { ...caregiver(), manages: true }, []],
  ])('%s', (_, standing, may) => {
    expect(deedsOf(standing)).toEqual(may)
    expect(hasAccess(standing)).toBe(may.length > 0)
  })

  it('is nothing for who has nothing to do with it', () => {
    expect(deedsOf(null)).toEqual([])
    expect(mayOnPlan({ side: 'family' }, 'fly' as never)).toBe(false)
  })

  it('gives a caregiver nothing but by a permission, whatever else is said of them', () => {
    fc.assert(
      fc.property(
        fc.subarray([...planPermissions]),
        fc.constantFrom('owner', 'editor', 'reader'),
        (own, role) => {
          const may = deedsOf({ side: 'caregiver', permissions: own, role: role as 'owner' })
          expect(may).toEqual(deeds.filter((deed) => own.some((name) => planDeeds[deed].permission === name)))
        },
      ),
    )
  })
})

describe('permissions', () => {
  it.each(permissionPresets.entries.map(({ id, permissions }) => [id, permissions] as const))(
    'of the preset %s are known again, in any order',
    (id, permissions) => expect(presetOf(permissions.toReversed())).toBe(id),
  )
  it('of somebody’s own choosing are no preset', () => {
    expect(presetOf(['view_notes'])).toBeNull()
  })
  it('of who was invited to look are to look, and of everybody else to do and change', () => {
    expect(planRoles.ids.map((role) => [role, presetOfRole(role)])).toEqual([
      ['owner', 'view_edit'],
      ['editor', 'view_edit'],
      ['reader', 'view_only'],
    ])
  })
  it('are of a family as a relative, of an agency’s caregiver as a caregiver, and of nobody else', () => {
    const types = [
      'family',
      'agency_caregiver',
      'caregiver',
      'facility',
      'staff',
      'care_manager',
      'anonymous',
    ]
    expect(types.map(sideOfInvited)).toEqual(['relative', 'caregiver', null, null, null, null, null])
  })
  it('of who is newly hired are all but changing the tasks', () => {
    expect(usualPermissions).toEqual(planPermissions.filter((name) => name !== 'edit_tasks'))
    expect(presetOf(usualPermissions)).toBe('usual')
  })
  it('go with what they need, and without what they are needed for', () => {
    expect(usefulPermissions(['complete_tasks'])).toEqual(['view_tasks', 'complete_tasks'])
    expect(usefulPermissions(['edit_notes', 'view_tasks'])).toEqual([
      'view_tasks',
      'view_notes',
      'edit_notes',
    ])
    expect(usablePermissions(['complete_tasks', 'view_notes', 'edit_notes'])).toEqual([
      'view_notes',
      'edit_notes',
    ])
    fc.assert(
      fc.property(fc.subarray([...planPermissions]), (names) => {
        expect(usablePermissions(usefulPermissions(names))).toEqual(usefulPermissions(names))
      }),
    )
  })
  it('are a number and come back from it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 63 }), (bits) => {
        expect(permissionBits(permissionsOfBits(bits))).toBe(bits)
      }),
    )
    expect(permissionBits(['view_tasks'])).toBe(1)
    expect(permissionBits(planPermissions)).toBe(63)
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [
    ...[mayOnPlan(a, b), mayOnPlan({ side: a, role: b, permissions: a }, 'view_tasks'), deedsOf(a)],
    ...[presetOf(a), usefulPermissions(a), usablePermissions(a), permissionBits(a), permissionsOfBits(a)],
  ])
})
