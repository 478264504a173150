import { describe, expect, it } from 'vitest'
import { agencyDay, isReadyToWork, paperAsks, papersByUrgency, paperStanding } from './desk.js'
import type { AgencyPaper, AgencyShift } from './deskCalls.js'
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
    ['expired', { expires: '2026-11-20' }],
    ['expired', { expires: '2026-11-20', state: 'refused' }],
    ['requested', { state: 'requested', expires: '2020-01-01' }],
    ['refused', { state: 'refused', expires: today }],
    ['waiting', { state: 'waiting' }],
    ['good', { state: 'skipped' }],
  ] as const)('is %s with %j', (standing, given) => {
    expect(paperStanding(paper(given), today)).toBe(standing)
  })

  it('is no matter of the agency’s while our staff have to look', () => {
    expect(paperAsks(paper({ state: 'waiting' }), today)).toBe(false)
    expect(paperAsks(paper({ state: 'refused' }), today)).toBe(true)
  })

  it('that is most urgent comes first, then the one that ends first', () => {
    const papers = [
      paper({ id: 1 }),
      paper({ id: 2, expires: '2026-12-01' }),
      paper({ id: 3, state: 'requested' }),
      paper({ id: 4, expires: '2026-11-30' }),
      paper({ id: 5, expires: '2026-10-01' }),
    ]
    expect(papersByUrgency(papers, today).map(({ id }) => id)).toEqual([5, 3, 4, 2, 1])
    expect(papersByUrgency(null as never, today)).toEqual([])
    expect(paperStanding(null as never, today)).toBe('good')
  })
})

it('today asks for what is to be seen to, and shows the shifts of the day where they are', () => {
  const shift = (id: number, start: string, status: AgencyShift['status']): AgencyShift => ({
    ...{
      kind: 'shift',
      id,
      caregiver_id: 1,
      start,
      end: start,
      time_zone: 'America/Los_Angeles',
      place: 'House',
    },
    ...{ status, clock_in_at: null, clock_out_at: null },
  })
  const caregiver = {
    ...{
      id: 1,
      first_name: 'Grace',
      last_initial: 'M',
      last_name: 'Mendoza',
      photo: null,
      email: 'g@example.com',
    },
    ...{ phone: null, joined_on: today },
  }
  const day = agencyDay(
    {
      agency: { id: 1, name: 'Agency' },
      today,
      caregivers: [
        { ...caregiver, steps_done: [...agencySteps.ids] },
        { ...caregiver, id: 2, steps_done: ['terms'] },
      ],
      papers: [paper(), paper({ id: 2, state: 'requested' })],
      shifts: [
        shift(1, '2026-11-21T15:00:00.000Z', 'confirmed'),
        shift(2, '2026-11-23T15:00:00.000Z', 'assigned'),
      ],
    },
    (_, instant) => instant.slice(0, 10),
  )
  expect(day.papers.map(({ id }) => id)).toEqual([2])
  expect(day.shifts.map(({ id }) => id)).toEqual([1])
  expect(day.unconfirmed.map(({ id }) => id)).toEqual([2])
  expect(day.beginners.map(({ id }) => id)).toEqual([2])
  expect(isReadyToWork({ steps_done: [] })).toBe(false)
})
