import { describe, expect, it, test } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { knownAnswers, researchAnswerErrors } from './answers.js'
import {
  enrollmentAfter,
  enrollmentTransitions,
  isResearchStepDone,
  isStudyCode,
  mayOpenResearchStep,
  missingAgreement,
  nextResearchStep,
  researchAgreements,
  researchAsks,
  sharesWithStudy,
  type EnrollmentEvent,
  type EnrollmentProgress,
} from './enrollment.js'
import { afterHealthRecordEvent, noHealthRecord, type HealthRecordEvent } from './healthRecord.js'
import { isBirthday, plainCode, registeredPersonErrors } from './person.js'
import { csvOf, studyAnswersCsv, studyDictionaryCsv } from './studyFile.js'
import { enrollmentStates, participantSteps, type EnrollmentState } from '../vocabulary/research/catalogue.js'

const all = [...researchAgreements]
const at = (state: EnrollmentState, agreed: readonly string[] = all): EnrollmentProgress => ({
  state,
  agreed,
})

describe('an enrollment', () => {
  it.each([
    [null, 'welcome'],
    [at('withdrawn'), 'welcome'],
    [at('agreeing', []), 'protection-privacy'],
    [at('agreeing', ['protection-privacy']), 'data-sharing'],
    [at('agreeing', all.slice(0, -1)), 'withdrawing'],
    [at('agreeing'), 'register'],
    [at('answering'), 'adl-questions'],
    [at('deciding'), 'share-data'],
    [at('complete'), null],
    // The words have changed: they come before all else.
    [at('complete', []), 'protection-privacy'],
    [at('deciding', all.slice(1)), 'protection-privacy'],
  ] as const)('%j goes on at %s', (enrollment, next) => expect(nextResearchStep(enrollment)).toBe(next))

  it('opens a step once all that comes before it is given, and never one after what is missing', () => {
    for (const { id: state } of enrollmentStates.entries)
      for (let given = 0; given <= all.length; given++) {
        const enrollment = at(state, all.slice(0, given))
        const next = nextResearchStep(enrollment)
        const until = next === null ? participantSteps.length : participantSteps.indexOf(next)
        for (const [index, step] of participantSteps.entries())
          // The welcome asks for nothing: what follows it is open too.
          expect(mayOpenResearchStep(enrollment, step)).toBe(index <= Math.max(until, 1))
      }
    expect(mayOpenResearchStep(null, 'protection-privacy')).toBe(true)
    expect(mayOpenResearchStep(null, 'data-sharing')).toBe(false)
    expect(mayOpenResearchStep(at('complete'), 'login' as never)).toBe(false)
  })

  it('takes nothing of a person before every agreement is given, from wherever', () => {
    for (const event of ['register', 'answer', 'decide'] as const)
      for (const { id: state } of enrollmentStates.entries)
        for (const missing of all)
          expect(
            enrollmentAfter(
              at(
                state,
                all.filter((step) => step !== missing),
              ),
              event,
            ),
          ).toBeNull()
  })

  it('may be left from anywhere but from outside, and begins anew then', () => {
    const left = (['agreeing', 'answering', 'deciding', 'complete'] as const).map((state) =>
      enrollmentAfter(at(state, []), 'withdraw'),
    )
    expect(left).toEqual(Array(4).fill('withdrawn'))
    expect(enrollmentAfter(at('withdrawn'), 'withdraw')).toBeNull()
    expect(enrollmentAfter(null, 'withdraw')).toBeNull()
    expect(enrollmentAfter(at('withdrawn'), 'agree')).toBe('agreeing')
    expect(isResearchStepDone(at('withdrawn'), 'register')).toBe(false)
  })

  it.each<[EnrollmentState, EnrollmentEvent, EnrollmentState | null]>([
    ['agreeing', 'register', 'answering'],
    ['agreeing', 'answer', null],
    ['agreeing', 'decide', null],
    ['answering', 'answer', 'deciding'],
    ['answering', 'decide', null],
    ['deciding', 'answer', 'deciding'],
    ['deciding', 'decide', 'complete'],
    ['complete', 'answer', 'complete'],
    ['complete', 'decide', 'complete'],
    ['complete', 'register', 'complete'],
  ])('%s, after %s: %s', (state, event, to) => expect(enrollmentAfter(at(state), event)).toBe(to))

  it('has one row for each thing that may happen', () => {
    const rows = enrollmentTransitions.map(({ from, event }) => `${from} ${event}`)
    expect(new Set(rows).size).toBe(rows.length)
    expect(Object.keys(researchAsks)).toEqual([...participantSteps])
  })

  it('shares only what is complete, chosen and agreed to in the words in force', () => {
    expect(sharesWithStudy({ ...at('complete'), shares_data: true })).toBe(true)
    expect(sharesWithStudy({ ...at('complete'), shares_data: false })).toBe(false)
    expect(sharesWithStudy({ ...at('complete', all.slice(1)), shares_data: true })).toBe(false)
    expect(sharesWithStudy({ ...at('deciding'), shares_data: true })).toBe(false)
    expect(sharesWithStudy(null)).toBe(false)
    expect(missingAgreement(at('complete', all.slice(1)))).toBe('protection-privacy')
  })

  it.each([
    ['trinitybb', true],
    ['night-rest-2', true],
    ['a', false],
    ['-a', false],
    ['Upper', false],
    ['a/b', false],
    [null, false],
  ])('code %s: %s', (code, good) => expect(isStudyCode(code)).toBe(good))
})

const questions = [
  {
    id: 'bathing',
    text: 'Bath?',
    options: [
      { id: 'alone', label: 'Alone' },
      { id: 'help', label: 'Help' },
    ],
  },
  { id: 'eating', text: '=1+1', options: [{ id: 'alone', label: 'Alone, or "so"' }] },
]

test('each question has one of its own choices', () => {
  expect(researchAnswerErrors(questions, { bathing: 'alone', eating: 'alone' })).toEqual({})
  expect(Object.keys(researchAnswerErrors(questions, { bathing: 'never', extra: 'x' }))).toEqual([
    'bathing',
    'eating',
  ])
  expect(knownAnswers(questions, { bathing: 'help', extra: 'x' })).toEqual({ bathing: 'help' })
})

describe('a file of a study', () => {
  it('has a row for each participant, and a dictionary that names every column', () => {
    const rows = [
      {
        participant: 4,
        version: 1,
        enrolled_on: '2026-11-20',
        birth_year: 1950,
        answers: { bathing: 'alone' },
      },
    ]
    expect(studyAnswersCsv(questions, rows)).toBe(
      'participant,version,enrolled_on,birth_year,bathing,eating\r\n4,1,2026-11-20,1950,alone,\r\n',
    )
    const [head, ...lines] = studyDictionaryCsv(questions).trimEnd().split('\r\n')
    expect(head).toBe('column,meaning,values')
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      ...['participant', 'version', 'enrolled_on', 'birth_year'],
      ...['bathing', 'eating'],
    ])
    expect(lines.at(-1)).toBe(`eating,'=1+1,"alone: Alone, or ""so"""`)
  })
  it.each(['=1', '+1', '-1', '@x', '\tx'])('lets no spreadsheet work out %j', (cell) =>
    expect(csvOf([[cell]])).toBe(`'${cell}\r\n`),
  )
  it('keeps commas, quotes and lines in one cell', () =>
    expect(csvOf([['a,b', 'say "a"', 'x\ny', null, 3]])).toBe('"a,b","say ""a""","x\ny",,3\r\n'))
})

describe('who registers', () => {
  const person = { first_name: 'Ana', last_name: 'Ruiz', birthday: '1950-02-03', email: 'ana@example.com' }
  it('needs names, a birthday and an address; a phone may be missing', () => {
    expect(registeredPersonErrors(person, '2026-11-26')).toEqual({})
    expect(
      Object.keys(
        registeredPersonErrors(
          { first_name: ' ', last_name: '', birthday: '2027-01-01', email: 'ana', phone: '12' },
          '2026-11-26',
        ),
      ),
    ).toEqual(['first_name', 'last_name', 'birthday', 'email', 'phone'])
  })
  it.each([
    ['2026-11-26', true],
    ['2026-11-27', false],
    ['1900-01-01', false],
    ['1906-12-01', true],
    ['', false],
    ['1950-02-30', false],
  ])('born %s: %s', (day, good) => expect(isBirthday(day, '2026-11-26')).toBe(good))
  it('types a code as it comes', () => expect(plainCode(' abcd-2345 ')).toBe('ABCD2345'))
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
  expect(nextResearchStep(3 as never)).toBe('welcome')
  expect(nextResearchStep({ state: 'agreeing', agreed: null as never })).toBe('protection-privacy')
  expect(afterHealthRecordEvent(null as never, { type: 'other' } as never)).toEqual(noHealthRecord)
  expect(afterHealthRecordEvent(noHealthRecord, { type: 'registrationFailed' } as never).errors).toEqual([])
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => {
    afterHealthRecordEvent(a, { type: 'registrationFinished', answer: b })
    afterHealthRecordEvent(a, { type: 'userVerified', answer: b })
    nextResearchStep({ state: a, agreed: b })
    enrollmentAfter({ state: 'complete', agreed: b }, a)
    researchAnswerErrors(a, b)
    sharesWithStudy(a)
    return [
      isStudyCode(a),
      nextResearchStep(a),
      afterHealthRecordEvent(a, b),
      mayOpenResearchStep(a, b),
      isBirthday(a, '2026-01-01'),
    ]
  })
})
