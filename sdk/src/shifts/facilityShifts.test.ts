import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { facilityShiftActions } from './facilityShifts.js'
import { openShiftsHref, parseOpenShiftSearch } from './openShiftAddress.js'
import { takesFacilityShifts } from './qualification.js'

const now = new Date('2026-11-21T12:00:00Z')
const ahead = { status: 'open', start: '2026-11-21T12:00:01Z' }
const over = { status: 'done', start: '2026-11-20T12:00:00Z' }

describe('what a facility may do about a shift', () => {
  it.each([
    [ahead, ['cancel']],
    [{ ...ahead, applicants: [{}] }, ['assign', 'cancel']],
    [{ ...ahead, status: 'assigned', applicants: [{}] }, ['cancel']],
    [{ ...ahead, status: 'confirmed', clock_in_at: '2026-11-21T11:50:00Z' }, []],
    [{ ...ahead, status: 'cancelled' }, []],
    [{ ...ahead, start: '2026-11-21T12:00:00Z' }, []],
    [over, []],
    [{ ...over, timesheet: { status: -1 } }, []],
    [{ ...over, timesheet: { status: 1 } }, ['approve', 'reject']],
    [{ ...over, timesheet: { status: 3 } }, []],
    [{ ...over, timesheet: { status: 5 } }, []],
  ])('%j: %j', (shift, actions) => expect(facilityShiftActions(shift, now)).toEqual(actions))
  it('never throws', () => {
    withHostileValues(2, (a: never, b: never) => facilityShiftActions(a, b))
  })
})

it('the shifts of facilities are for nurses, and for whom an agency sends', () => {
  const types = ['caregiver', 'agency_caregiver', 'family', 'facility'].flatMap((user_type) =>
    [true, false].map((is_hcp) => takesFacilityShifts({ user_type, is_hcp })),
  )
  expect(types).toEqual([true, false, true, true, false, false, false, false])
})

it('the address of a search gives the search back, without what makes no sense', () => {
  const search = { filters: { iso_type: 2, distance: 30, start_date: '2026-11-21' }, page: 3 } as const
  expect(parseOpenShiftSearch(openShiftsHref(search).split('?')[1] ?? '')).toEqual(search)
  expect(openShiftsHref({})).toBe('/openshifts')
  expect(parseOpenShiftSearch('iso_type=9&distance=31&page=-2')).toEqual({ filters: {}, page: 1 })
})
