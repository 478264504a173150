import { describe, expect, it, test } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { knownAnswers, researchAnswerErrors } from './answers.js'
import {
  enrollmentAfter,
  enrollmentTransitions,
  isResearchStepDone,
  isStudyCode,
  isUnderWay,
  mayOpenResearchStep,
  missingAgreement,
  nextResearchStep,
  researchAgreements,
  researchAsks,
  sharesWithStudy,
  standingOf,
  type EnrollmentEvent,
  type EnrollmentProgress,
} from './enrollment.js'
import { healthRecordStatus, linkState } from './links.js'
import { isBirthday, plainCode, registeredPersonErrors } from './person.js'
import { researchErrorTexts } from './researchErrorTexts.js'
import { studyAnswersCsv, studyDictionaryCsv, type StudyRow } from './studyFile.js'
import { checkVisitDay } from './visit.js'
import { enrollmentStates, participantSteps, type EnrollmentState } from '../vocabulary/research/catalogue.js'
import { mayTakePartInResearch } from '../vocabulary/research/participants.js'

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
    expect([isUnderWay(at('withdrawn')), isUnderWay(null), isUnderWay(at('agreeing'))]).toEqual([
      ...[false, false, true],
    ])
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
    [null, 'agreeing'],
    [{ ...at('agreeing'), shares_data: null }, 'agreeing'],
    [{ ...at('answering'), shares_data: null }, 'answering'],
    [{ ...at('deciding'), shares_data: null }, 'deciding'],
    [{ ...at('complete'), shares_data: true }, 'shared'],
    [{ ...at('complete', all.slice(1)), shares_data: true }, 'paused'],
    [{ ...at('complete'), shares_data: false }, 'kept'],
    [{ ...at('complete', all.slice(1)), shares_data: false }, 'kept'],
    [{ ...at('withdrawn'), shares_data: null }, 'agreeing'],
  ] as const)('%j stands at %s', (enrollment, standing) => expect(standingOf(enrollment)).toBe(standing))

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
    const rows: StudyRow[] = [
      {
        participant: 4,
        answers_version: 1,
        enrolled_on: '2026-11-20',
        birth_year: 1950,
        answers: { bathing: 'alone' },
      },
      { participant: 5, answers_version: null, enrolled_on: '2026-11-21', birth_year: 1951, answers: {} },
    ]
    expect(studyAnswersCsv(questions, rows)).toBe(
      'participant,answers_version,enrolled_on,birth_year,bathing,eating\r\n4,1,2026-11-20,1950,alone,\r\n5,,2026-11-21,1951,,\r\n',
    )
    const [head, ...lines] = studyDictionaryCsv(questions, 'en').trimEnd().split('\r\n')
    expect(head).toBe('column,meaning,values')
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      ...['participant', 'answers_version', 'enrolled_on', 'birth_year'],
      ...['bathing', 'eating'],
    ])
    expect(lines.at(-1)).toBe(`eating,'=1+1,"alone: Alone, or ""so"""`)
  })
  it('says what its columns mean in the language of whoever reads it', () =>
    expect(studyDictionaryCsv([], 'es')).toContain('birth_year,Año de nacimiento,AAAA'))
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
    expect(Object.keys(registeredPersonErrors({ ...person, last_name: 'Ru1z' }, '2026-11-26'))).toEqual([
      'last_name',
    ])
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

describe('a mailed link', () => {
  const now = Date.parse('2026-11-26T12:00:00Z')
  const at = (minutes: number) => new Date(now + minutes * 60_000)
  it.each([
    [{ used_at: null, until: at(1) }, 'open', 'pending'],
    [{ used_at: null, until: at(0) }, 'expired', 'expired'],
    [{ used_at: at(-9), until: at(1) }, 'used', 'approved'],
    [{ used_at: at(-9), until: at(-1) }, 'used', 'approved'],
  ] as const)('%j is %s, and what it opens %s', (link, state, status) => {
    expect(linkState(link, now)).toBe(state)
    expect(healthRecordStatus(link, now)).toBe(status)
  })
  it('opens nothing where nobody has registered', () => expect(healthRecordStatus(null, now)).toBe('none'))
})

it.each([
  ['2026-11-26', null],
  ['2026-11-01', null],
  ['2026-11-27', researchErrorTexts.visitDay],
  ['2026-11-31', researchErrorTexts.visitDay],
  ['', researchErrorTexts.visitDay],
  [null, researchErrorTexts.visitDay],
])('a visit on %s', (day, wrong) => expect(checkVisitDay(day, '2026-11-26')).toBe(wrong))

it.each([
  ['family', true],
  ['caregiver', true],
  ['agency_caregiver', true],
  ['facility', false],
  ['staff', false],
  ['anonymous', false],
  [null, false],
])('%s may take part: %s', (userType, may) => expect(mayTakePartInResearch(userType)).toBe(may))

it('what is broken begins at the first step, and knows nothing of a record', () => {
  expect(nextResearchStep(3 as never)).toBe('welcome')
  expect(nextResearchStep({ state: 'agreeing', agreed: null as never })).toBe('protection-privacy')
  expect(linkState(null as never, 0)).toBe('expired')
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => {
    nextResearchStep({ state: a, agreed: b })
    enrollmentAfter({ state: 'complete', agreed: b }, a)
    researchAnswerErrors(a, b)
    sharesWithStudy(a)
    return [
      isStudyCode(a),
      nextResearchStep(a),
      linkState(a, b),
      healthRecordStatus(a, b),
      checkVisitDay(a, b),
      mayTakePartInResearch(a),
      isUnderWay(a),
      standingOf(a),
      mayOpenResearchStep(a, b),
      isBirthday(a, '2026-01-01'),
    ]
  })
})
