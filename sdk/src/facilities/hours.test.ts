import { describe, expect, it } from 'vitest'
import { aFacilitySheet } from '../testing/facilityBuilders.js'
import { refuseWith } from '../testing/index.js'
import { openCare } from '../testing/openCare.js'
import { againstPlan, beyondClock, matchesPlan, sheetAmount } from './hours.js'
import { approveFacilityHours, reopenFacilityHours } from './hoursCalls.js'
import { createHoursDesk } from './hoursStore.js'

const at = (time: string) => `2026-11-20T${time}:00.000Z`
const sheet = (start: string, end: string, clock?: readonly [string, string]) => {
  const one = aFacilitySheet()
  return {
    ...one,
    timesheet: { ...one.timesheet, start: at(start), end: at(end) },
    ...(clock && { clock_in_at: at(clock[0]), clock_out_at: at(clock[1]) }),
  }
}

describe('hours beside the plan of 15:00 to 23:00', () => {
  it.each([
    ['14:59', '23:01', 'asPlanned', 0],
    ['14:45', '23:00', 'asPlanned', 0],
    ['14:58', '23:42', 'longer', 44],
    ['14:40', '23:00', 'longer', 20],
    ['15:00', '21:30', 'shorter', 90],
    ['12:00', '20:00', 'moved', 0],
  ])('%s to %s is %s by %d', (start, end, kind, minutes) => {
    expect(againstPlan(sheet(start, end))).toEqual({ kind, minutes })
  })
  it('match where they are as planned and no longer than the clock tells', () => {
    expect(matchesPlan(sheet('15:00', '23:00'))).toBe(true)
    expect(matchesPlan(sheet('15:00', '23:00', ['15:05', '22:55']))).toBe(true)
    expect(matchesPlan(sheet('15:00', '23:00', ['15:05', '21:00']))).toBe(false)
    expect(beyondClock(sheet('15:00', '23:00', ['15:05', '21:00']))).toBe(125)
    expect(matchesPlan(sheet('15:00', '23:42'))).toBe(false)
    const closed = { clock_closed_at: '2026-11-21T03:00:00.000Z' }
    expect(matchesPlan({ ...sheet('15:00', '23:00', ['15:05', '23:00']), ...closed })).toBe(false)
    expect(beyondClock({ ...sheet('15:00', '23:40', ['15:05', '23:00']), ...closed })).toBe(0)
  })
  it('come to the minutes at the rate, to the cent', () => {
    expect(sheetAmount({ rate: 4200, timesheet: { minutes: 450 } })).toBe(31_500)
    expect(sheetAmount({ rate: 3333, timesheet: { minutes: 451 } })).toBe(25_053)
    expect(sheetAmount({} as never)).toBe(0)
  })
})

it('are approved for what they come to, taken back, and a failure is said', async () => {
  const { care, toasts, server, said } = openCare()
  const desk = createHoursDesk(care, toasts)
  const sent: unknown[] = []
  server.on(approveFacilityHours, ({ body }) => {
    sent.push(body)
    return []
  })
  server.on(reopenFacilityHours, () => refuseWith(409, 'Too late.'))
  expect(await desk.approve([aFacilitySheet()])).toBe(true)
  expect(sent).toEqual([{ sheets: [{ shift_id: 142, amount: 31_500 }] }])
  expect(await desk.reopen([aFacilitySheet()])).toBe(false)
  expect(said()).toEqual([['error', 'Too late.']])
})
