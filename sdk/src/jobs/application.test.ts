import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import {
  applicationActions,
  applicationNotes,
  applicationState,
  applyRefusal,
  countsAsApplied,
  professionRefusal,
} from './application.js'
import { jobTexts } from './texts.js'

describe('where a caregiver stands with a job', () => {
  it.each([
    [null, 'not_applied', false, ['apply', 'notInterested']],
    [{}, 'not_applied', false, ['apply', 'notInterested']],
    [{ proposal_state: 'something new' }, 'not_applied', false, ['apply', 'notInterested']],
    [{ proposal_state: 'applied' }, 'applied', true, ['withdraw']],
    [{ proposal_state: 'withdrawn' }, 'withdrawn', false, ['apply', 'notInterested']],
    [{ proposal_state: 'not_interested' }, 'not_interested', false, ['apply']],
  ])('with %j', (application, state, applied, actions) => {
    expect(applicationState(application)).toBe(state)
    expect(countsAsApplied(application)).toBe(applied)
    expect(applicationActions(applicationState(application))).toEqual(actions)
  })
  it('counts as applied when one of several applications is', () => {
    const states = (...all: string[]) => all.map((proposal_state) => ({ proposal_state }))
    expect(countsAsApplied(states('withdrawn', 'applied'))).toBe(true)
    expect(countsAsApplied(states('withdrawn', 'not_interested'))).toBe(false)
    expect(countsAsApplied([])).toBe(false)
  })
  it.each([
    [{ phone_verified: true }, null],
    [{ phone_verified: false }, jobTexts.verifyPhoneFirst],
    [null, jobTexts.verifyPhoneFirst],
  ])('%j may apply: %s', (caregiver, refusal) => expect(applyRefusal(caregiver)).toBe(refusal))
})

describe('the profession that a job asks for', () => {
  it.each([
    [2, false, jobTexts.nursingWork],
    [2, true, null],
    [0, false, null],
    [0, true, null],
    [null, false, null],
  ])('kind %j, for a nurse: %j', (provider_type, is_hcp, refusal) =>
    expect(professionRefusal({ provider_type }, { is_hcp })).toBe(refusal),
  )
  it('is not held by nobody', () => {
    expect(professionRefusal({ provider_type: 2 }, null)).toBe(jobTexts.nursingWork)
    expect(
      withHostileValues(2, professionRefusal as never).every(
        ({ answer }) => answer === null || answer === jobTexts.nursingWork,
      ),
    ).toBe(true)
  })
})

describe('the notes of an application', () => {
  it('come with their kind and day', () => {
    expect(
      applicationNotes({
        note: ' I can start ',
        applied_date: '2026-11-01',
        note_withdrawing: 'Found another',
        withdrawn_date: '2026-11-05',
      }),
    ).toEqual([
      { note_message: 'I can start', note_type: 'apply', date: '2026-11-01' },
      { note_message: 'Found another', note_type: 'withdraw', date: '2026-11-05' },
    ])
  })
  it('are left out where nothing was written', () => {
    expect(applicationNotes({ note: ' ', note_withdrawing: null })).toEqual([])
    expect(applicationNotes({ note: 'x', applied_date: 'soon' })).toEqual([
      { note_message: 'x', note_type: 'apply', date: null },
    ])
  })
})

it('never throws', () => {
  expect(applicationNotes(null as never)).toEqual([])

  withHostileValues(1, (a: never) => [
    applicationState(a),
    countsAsApplied(a),
    applicationActions(a),
    applyRefusal(a),
    applicationNotes(a),
  ])
})
