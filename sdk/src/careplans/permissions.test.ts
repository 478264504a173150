import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { changedPermissions, withNoAccess, withOwnKept, withPermission } from './permissions.js'

const of = (id: number, ...permissions: string[]) => ({
  caregiver: { id },
  permissions,
  no_access: permissions.length === 0,
})
const mina = of(1, 'view_tasks', 'complete_tasks')
const jose = of(2, 'view_tasks')

describe('permissions on a plan', () => {
  it('are given and taken one by one; none left is no access', () => {
    expect(withPermission(jose, 'edit_notes', true)).toEqual(of(2, 'view_tasks', 'edit_notes'))
    expect(withPermission(jose, 'view_tasks', true)).toEqual(jose)
    expect(withPermission(jose, 'view_tasks', false)).toEqual(of(2))
    expect(withPermission(of(2), 'view_tasks', true).no_access).toBe(false)
  })
  it('go with the no-access toggle and come back as they were saved', () => {
    expect(withNoAccess(mina, true, mina.permissions)).toEqual(of(1))
    expect(withNoAccess(of(1), false, mina.permissions)).toEqual(mina)
    expect(withNoAccess(of(1), false)).toEqual(of(1, 'view_tasks'))
    expect(withNoAccess(of(1), false, [], ['view_notes'])).toEqual(of(1, 'view_notes'))
  })
  it.each([
    ['nothing', [mina, jose], []],
    ['another order', [of(1, 'complete_tasks', 'view_tasks'), jose], []],
    ['one more', [mina, of(2, 'view_tasks', 'edit_notes')], [2]],
    ['all taken', [of(1), jose], [1]],
    ['somebody new', [mina, jose, of(3)], [3]],
  ])('are compared with the saved ones: %s', (_, edited, ids) =>
    expect(changedPermissions([mina, jose], edited).map(({ caregiver }) => caregiver.id)).toEqual(ids),
  )
  it("keep the signed-in caregiver's own, whatever was edited", () => {
    const edited = [of(1), of(2)]
    expect(withOwnKept(edited, [mina, jose], 1)).toEqual([mina, of(2)])
    expect(withOwnKept(edited, [mina, jose], 2)).toEqual([of(1), jose])
    expect(withOwnKept(edited, [mina, jose], null)).toEqual(edited)
    expect(withOwnKept([{}] as never, [mina], 1)).toEqual([{}])
    expect(changedPermissions([mina, jose], edited, 1)).toEqual([of(2)])
    expect(changedPermissions([jose], [of(1)], 1)).toEqual([])
  })
  it('differ by the flag alone, and not by what is no permission', () => {
    expect(changedPermissions([of(2)], [{ ...of(2), no_access: false }])).toHaveLength(1)
    expect(changedPermissions([of(2, 'a')], [{ ...of(2, 'a', 3 as never) }])).toEqual([])
    expect(changedPermissions([of(2)], [{ ...of(2), permissions: null as never }])).toEqual([])
  })
  it('toggled twice are unchanged', () => {
    const names = fc.subarray(['view_tasks', 'edit_tasks', 'add_photos'], { minLength: 1 })
    fc.assert(
      fc.property(names, (permissions) => {
        const saved = of(4, ...permissions)
        const back = withNoAccess(withNoAccess(saved, true, permissions), false, permissions)
        expect(changedPermissions([saved], [back])).toEqual([])
      }),
    )
  })
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => {
    withNoAccess(a, b, c, a)
    changedPermissions([a], [b], c)
    return [withPermission(a, b, c), withOwnKept(a, b, c), changedPermissions(a, b, c)]
  })
})
