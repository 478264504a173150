import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { anApplicant } from '../../testing/workBuilders.js'
import {
  awaitsAnswer,
  closingReasons,
  jobDeeds,
  mayBecome,
  mayUndoAnswer,
  postingObstacle,
  type JobStatus,
} from './ownJob.js'

const states = ['draft', 'open', 'filled', 'closed'] as const

describe('where a job stands', () => {
  const ways: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
    draft: ['draft', 'open', 'closed'],
    open: ['open', 'filled', 'closed'],
    filled: ['open', 'filled', 'closed'],
    closed: ['open', 'filled', 'closed'],
  }
  it.each(states)('from %s it goes on to what the table says, and nowhere else', (from) => {
    expect(states.filter((to) => mayBecome(from, to)).toSorted()).toEqual([...ways[from]].toSorted())
  })
  it('offers no deed that leads nowhere, and closing only what is looked for', () => {
    for (const from of states) {
      const deeds = jobDeeds(from)
      expect(deeds.includes('post')).toBe(from === 'draft')
      expect(deeds.includes('reopen')).toBe(from === 'filled' || from === 'closed')
      if (deeds.includes('close')) expect(closingReasons.ids.some((to) => mayBecome(from, to))).toBe(true)
      expect(deeds).toContain('edit')
    }
    expect(jobDeeds('gone')).toEqual([])
  })
})

describe('what keeps a job from being posted', () => {
  const whole = { title: 'Mornings', start_date: '2026-11-21', hours_week: 8 }
  it.each([
    [whole, undefined],
    [{ ...whole, title: '  ' }, 'title'],
    [{ ...whole, start_date: '2026-11-20' }, 'start_date'],
    [{ ...whole, start_date: '' }, 'start_date'],
    [{ ...whole, hours_week: 0 }, 'hours_week'],
    [{ ...whole, hours_week: null }, 'hours_week'],
  ])('%j: %s', (job, field) => expect(postingObstacle(job, '2026-11-21')?.field).toBe(field))
})

describe('an answer', () => {
  it.each([
    [{}, true],
    [{ accepted: true }, false],
    [{ declined: true }, false],
    [{ proposal_state: 'withdrawn' }, false],
  ])('is awaited of %j: %s', (given, awaited) => expect(awaitsAnswer(anApplicant(given))).toBe(awaited))
  it('is taken back until its instant, and not at it', () => {
    const answer = { undo_until: '2026-11-21T12:05:00.000Z' }
    expect(mayUndoAnswer(answer, new Date('2026-11-21T12:04:59.999Z'))).toBe(true)
    expect(mayUndoAnswer(answer, new Date('2026-11-21T12:05:00.000Z'))).toBe(false)
    expect([{ undo_until: null }, null, undefined].map((none) => mayUndoAnswer(none, new Date(0)))).toEqual([
      false,
      false,
      false,
    ])
  })
})

it('throws at nothing', () => {
  withHostileValues(2, (a: never, b: never) => [
    jobDeeds(a),
    mayBecome(a, b),
    postingObstacle(a, b),
    awaitsAnswer(a),
    mayUndoAnswer(a, new Date(0)),
  ])
})
