import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { isStudy, nextResearchStep, researchAgreements } from './enrollment.js'
import { afterHealthRecordEvent, noHealthRecord, type HealthRecordEvent } from './healthRecord.js'

describe('an enrollment', () => {
  const agreed = [...researchAgreements]
  it.each([
    ['login', [], 'search-patient'],
    ['welcome', [], 'protection-privacy'],
    ['protection-privacy', ['protection-privacy'], 'data-sharing'],
    ['protection-privacy', [], 'protection-privacy'],
    ['data-use', ['protection-privacy', 'time-commitment'], 'data-sharing'],
    ['withdrawing', agreed, 'register'],
    ['withdrawing', agreed.slice(0, -1), 'withdrawing'],
    ['share-data', agreed, 'thank-you'],
    ['thank-you', agreed, null],
    ['nowhere', agreed, null],
  ])('left at %s with %j agreed goes on at %s', (step, done, next) =>
    expect(nextResearchStep({ step, agreed: done })).toBe(next),
  )
  it('belongs to a study that is known', () =>
    expect([isStudy('trinitybb'), isStudy('other'), isStudy(null)]).toEqual([true, false, false]))
})

describe('access to health records', () => {
  type Events = HealthRecordEvent<{ first_name: string }>
  const run = (...events: Events[]) =>
    events.reduce(afterHealthRecordEvent<{ first_name: string }>, noHealthRecord)
  const user = { first_name: 'Mina' }
  it('registers with loading on, and forgets earlier errors', () => {
    const failed = run({ type: 'registrationStarted' }, { type: 'registrationFailed', errors: ['No.'] })
    expect(failed).toEqual({ ...noHealthRecord, errors: ['No.'] })
    expect(afterHealthRecordEvent(failed, { type: 'registrationStarted' })).toEqual({
      ...noHealthRecord,
      loading: true,
    })
  })
  it('has status, errors, user and address once registered', () => {
    const answer = {
      status: 'pending',
      errors: ['Slow.'],
      user,
      userId: 3,
      authorizationURL: 'https://records.example',
    }
    expect(run({ type: 'registrationStarted' }, { type: 'registrationFinished', answer })).toEqual({
      ...noHealthRecord,
      ...answer,
      userFound: true,
    })
    expect(run({ type: 'registrationFinished', answer: {} })).toEqual(noHealthRecord)
  })
  it('is approved once the user is verified, and only if the answer says so', () => {
    expect(run({ type: 'userVerified', answer: { approved: true } })).toEqual({
      ...noHealthRecord,
      approved: true,
    })
    expect(run({ type: 'registrationStarted' }, { type: 'userVerified', answer: {} })).toEqual(noHealthRecord)
  })
})

it('what is broken begins at the first step, and knows nothing of a record', () => {
  expect(nextResearchStep(null as never)).toBe('login')
  expect(nextResearchStep({ step: 'withdrawing', agreed: null as never })).toBe('protection-privacy')
  expect(afterHealthRecordEvent(null as never, { type: 'other' } as never)).toEqual(noHealthRecord)
  expect(afterHealthRecordEvent(noHealthRecord, { type: 'registrationFailed' } as never).errors).toEqual([])
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => {
    afterHealthRecordEvent(a, { type: 'registrationFinished', answer: b })
    afterHealthRecordEvent(a, { type: 'userVerified', answer: b })
    nextResearchStep({ step: a, agreed: b })
    nextResearchStep({ step: 'welcome', agreed: b })
    return [isStudy(a), nextResearchStep(a), afterHealthRecordEvent(a, b)]
  })
})
