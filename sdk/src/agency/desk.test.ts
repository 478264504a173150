import { describe, expect, it } from 'vitest'
import {
  agencyAsks,
  agencyDay,
  documentPaperState,
  notClockedIn,
  isReadyToWork,
  isShiftOver,
  nextShiftOf,
  paperAsks,
  papersByUrgency,
  paperStanding,
} from './desk.js'
import type { AgencyDesk, AgencyPaper, AgencyShift } from './deskCalls.js'
import { agencySteps } from './onboarding.js'

const today = '2026-11-21'
const paper = (given: Partial<AgencyPaper> = {}): AgencyPaper => ({
  ...{ kind: 'document', id: 1, caregiver_id: 1, name: 'CPR card', expires: null, state: 'verified' },
  ...given,
})

describe('a paper', () => {
  it.each([
    ['good', {}],
    ['good', { expires: '2026-12-22' }],
    ['expiring', { expires: '2026-12-21' }],
    ['expiring', { expires: today }],
    ['expired', { expires: '2026-11-20', state: 'expired' }],
    ['requested', { state: 'requested', expires: '2020-01-01' }],
    ['refused', { state: 'refused', expires: today }],
    ['incomplete', { state: 'incomplete', expires: today }],
    ['waiting', { state: 'waiting' }],
    ['expiring', { state: 'waiting', expires: today }],
    ['good', { state: 'skipped' }],
  ] as const)('is %s with %j', (standing, given) => {
    expect(paperStanding(paper(given), today)).toBe(standing)
  })

  it('is no matter of the agency’s while our staff have to look', () => {
    expect(paperAsks(paper({ state: 'waiting' }), today)).toBe(false)
    expect(paperAsks(paper({ state: 'refused' }), today)).toBe(true)
    expect(paperAsks(paper({ state: 'incomplete' }), today)).toBe(true)
  })

  it.each([
    ['requested', { requested_at: 'x', file_1: false, expiry_date: '2020-01-01' }],
    ['requested', { requested_by: 9, file_1: false }],
    ['expired', { expiry_date: '2026-11-20', verified_by: 9, file_1: true }],
    ['verified', { expiry_date: today, verified_by: 9, file_1: true }],
    ['skipped', { skip_verify_by: 9, file_1: false }],
    ['waiting', { requested_at: 'x', file_1: true }],
    ['incomplete', { file_1: false }],
  ] as const)('of the kind document is %s with %j', (state, document) => {
    expect(documentPaperState(document, new Date('2026-11-22T05:00:00Z'))).toBe(state)
  })

  it('that is most urgent comes first, then the one that ends first', () => {
    const papers = [
      paper({ id: 1 }),
      paper({ id: 2, expires: '2026-12-01' }),
      paper({ id: 3, state: 'requested' }),
      paper({ id: 4, expires: '2026-11-30' }),
      paper({ id: 5, expires: '2026-10-01', state: 'expired' }),
    ]
    expect(papersByUrgency(papers, today).map(({ id }) => id)).toEqual([5, 3, 4, 2, 1])
    expect(papersByUrgency(null as never, today)).toEqual([])
    expect(paperStanding(null as never, today)).toBe('good')
  })
})

const shift = (id: number, start: string, end: string, given: Partial<AgencyShift> = {}): AgencyShift => ({
  ...{ kind: 'shift', id, caregiver_id: 1, start, end, time_zone: 'America/Los_Angeles', place: 'House' },
  ...{ status: 'confirmed', clock_in_at: null, clock_out_at: null },
  ...given,
})

describe('today', () => {
  // Nine in the evening of the 21st in Los Angeles.
  const now = new Date('2026-11-22T05:00:00Z')
  const desk = (given: Partial<AgencyDesk>): AgencyDesk => ({
    ...{ agency: { id: 1, name: 'Agency' }, today, caregivers: [], papers: [], shifts: [] },
    ...given,
  })

  it('asks for papers to be seen to, and for what comes before a first shift', () => {
    const caregiver = {
      ...{ id: 1, first_name: 'Grace', last_initial: 'M', last_name: 'Mendoza', photo: null },
      ...{ email: 'g@example.com', phone: null, joined_on: today },
    }
    const day = agencyDay(
      desk({
        caregivers: [
          { ...caregiver, steps_done: [...agencySteps.ids] },
          { ...caregiver, id: 2, steps_done: ['terms'] },
        ],
        papers: [paper(), paper({ id: 2, state: 'requested' })],
      }),
      now,
    )
    expect(day.papers.map(({ id }) => id)).toEqual([2])
    expect(day.beginners.map(({ id }) => id)).toEqual([2])
    expect(agencyAsks(day)).toBe(2)
    expect(isReadyToWork({ steps_done: [] })).toBe(false)
  })

  it('has the shifts that touch its day where they are worked', () => {
    const shifts = [
      shift(1, '2026-11-20T23:00:00Z', '2026-11-21T08:00:00Z'), // to midnight
      shift(2, '2026-11-21T07:00:00Z', '2026-11-21T15:00:00Z'), // from 23:00 of the day before
      shift(3, '2026-11-21T15:00:00Z', '2026-11-21T23:00:00Z'),
      shift(4, '2026-11-22T07:00:00Z', '2026-11-22T15:00:00Z'), // from 23:00
      shift(5, '2026-11-22T08:00:00Z', '2026-11-22T15:00:00Z'), // from midnight
    ]
    expect(agencyDay(desk({ shifts }), now).shifts.map(({ id }) => id)).toEqual([2, 3, 4])
  })

  it('asks nobody to confirm what is over', () => {
    const status = 'assigned'
    const shifts = [
      shift(1, '2026-11-21T15:00:00Z', '2026-11-22T05:00:00Z', { status }),
      shift(2, '2026-11-22T03:00:00Z', '2026-11-22T11:00:00Z', { status }),
      shift(3, '2026-11-23T15:00:00Z', '2026-11-23T23:00:00Z', { status }),
      shift(4, '2026-11-23T15:00:00Z', '2026-11-23T23:00:00Z'),
    ]
    const day = agencyDay(desk({ shifts }), now)
    expect([day.unconfirmed.map(({ id }) => id), agencyAsks(day)]).toEqual([[2, 3], 2])
    expect(shifts.map((one) => isShiftOver(one, now))).toEqual([true, false, false, false])
  })

  it('has next what somebody works now, else what they begin', () => {
    const shifts = [
      shift(1, '2026-11-21T15:00:00Z', '2026-11-21T23:00:00Z'),
      shift(2, '2026-11-22T03:00:00Z', '2026-11-22T11:00:00Z', { caregiver_id: 2 }),
      shift(3, '2026-11-22T03:00:00Z', '2026-11-22T05:30:00Z', { clock_out_at: '2026-11-22T04:50:00Z' }),
      shift(4, '2026-11-23T15:00:00Z', '2026-11-23T23:00:00Z'),
    ]
    expect([1, 2, 3].map((id) => nextShiftOf(shifts, id, now)?.id)).toEqual([4, 2, undefined])
  })

  it.each([
    ['while they may still be on time', {}, '2026-11-21T15:14:00Z', null],
    ['a quarter of an hour after its start', {}, '2026-11-21T15:15:00Z', 'late'],
    ['once it is over', {}, '2026-11-21T23:00:00Z', 'missed'],
    ['once they are at work', { clock_in_at: '2026-11-21T14:58:00Z' }, '2026-11-21T15:15:00Z', null],
    ['while it is still to be confirmed', { status: 'assigned' }, '2026-11-21T15:15:00Z', null],
  ] as const)('says whether nobody has clocked in to a shift: %s', (_, given, at, missing) => {
    const one = shift(1, '2026-11-21T15:00:00Z', '2026-11-21T23:00:00Z', given)
    expect(notClockedIn(one, new Date(at))).toBe(missing)
  })
})
