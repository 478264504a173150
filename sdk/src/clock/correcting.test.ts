import { describe, expect, it } from 'vitest'
import { csvOf } from '../kit/strings/csv.js'
import { clockSheet } from './clockSheet.js'
import {
  correctionState,
  mayCorrectClock,
  mayTypeHours,
  whyNotCorrect,
  waitingCorrection,
} from './correcting.js'
import type { PlanClock } from './planClockCalls.js'

const visit = { start: '2026-11-20T17:00:00.000Z', end: '2026-11-20T21:00:00.000Z' }
const now = new Date('2026-11-21T12:00:00Z')
const said = (from: string, to: string) => ({ clock_in_at: from, clock_out_at: to })

describe('other times of a visit', () => {
  it.each([
    ['2026-11-20T16:50:00Z', '2026-11-20T21:10:00Z', true],
    ['2026-11-20T21:00:00Z', '2026-11-20T17:00:00Z', false],
    ['2026-11-19T17:00:00Z', '2026-11-20T18:00:00Z', false],
    ['2026-11-21T11:00:00Z', '2026-11-21T13:00:00Z', false],
    ['2026-11-18T17:00:00Z', '2026-11-18T18:00:00Z', false],
    ['soon', 'later', false],
  ])('%s to %s: %s', (from, to, fits) => {
    expect(whyNotCorrect(visit, said(from, to), now) === null).toBe(fits)
  })

  it('are not said of what was more than a month ago', () => {
    const late = new Date('2026-12-25T12:00:00Z')
    expect(whyNotCorrect(visit, said(visit.start, visit.end), late)).not.toBeNull()
    const record = { own: true, clock_out_at: visit.end, start: visit.start }
    expect([mayCorrectClock(record, now), mayCorrectClock(record, late)]).toEqual([true, false])
    expect(mayCorrectClock({ ...record, own: false }, now)).toBe(false)
    expect(mayCorrectClock({ ...record, clock_out_at: null }, now)).toBe(false)
    expect(mayCorrectClock({ ...record, handed_in: true }, now)).toBe(false)
  })

  it('may be typed of an own visit of the last month that is over', () => {
    const typed = { ...visit, own: true }
    expect(mayTypeHours(typed, now)).toBe(true)
    expect(mayTypeHours({ ...typed, handed_in: true }, now)).toBe(false)
    expect(mayTypeHours({ ...typed, own: false }, now)).toBe(false)
    expect(mayTypeHours(typed, new Date('2026-11-20T20:59:00Z'))).toBe(false)
    expect(mayTypeHours(typed, new Date('2026-12-25T12:00:00Z'))).toBe(false)
  })

  it.each([
    [null, null, 'waits'],
    [true, 2, 'accepted'],
    [false, 2, 'refused'],
    // Whoever said them has said others since.
    [false, 1, 'replaced'],
    [false, null, 'refused'],
  ])('are %s, decided by %s: they are %s', (accepted, decider, state) => {
    const person = (id: number) => ({ id, first_name: 'Ana', last_initial: 'B', photo: null })
    const decided_by = decider === null ? null : person(decider)
    expect(correctionState({ accepted, by: person(1), decided_by })).toBe(state)
  })

  it('wait until they are decided', () => {
    const corrections = [
      { id: 2, accepted: false },
      { id: 1, accepted: null },
    ]
    expect(waitingCorrection(corrections)).toEqual({ id: 1, accepted: null })
    expect(waitingCorrection([{ accepted: true }])).toBeNull()
  })
})

const press = { device_at: null, server_at: null, accuracy: null, position: null }
const record: PlanClock = {
  ...{ id: 1, plan_id: 2, connection_id: 3, visit_id: 4, category: null, recipient_name: 'Aiko, "Oma"' },
  person: { id: 5, first_name: '=Marisol', last_initial: 'R', photo: null },
  ...{ own: false, city: 'Oakland, CA', ...visit },
  ...{ clock_in_at: visit.start, clock_out_at: visit.end, clock_breaks: [], clock_closed_at: null },
  minutes: 240,
  pressed_in: { ...press, method: 'position', place: 'there' },
  pressed_out: { ...press, method: 'late', place: 'away' },
  ...{ note: '', typed: null, corrections: [] },
}

it('exports the six elements by the clock of the place, and nothing that a spreadsheet would run', () => {
  const csv = csvOf(clockSheet([record], 'America/Los_Angeles', 'en'))
  expect(csv.split('\r\n')[1]).toBe(
    `2026-11-20,Not given,"Aiko, ""Oma""",'=Marisol R,09:00,13:00,America/Los_Angeles,240,"Oakland, CA",At the home,Somewhere else,"Pressed, with a position","Pressed without a connection, sent later",`,
  )
})
