import { describe, expect, it } from 'vitest'
import { noteTexts } from '../kit/fields/note.js'
import { message } from '../kit/text.js'
import { inputTexts } from '../kit/inputTexts.js'
import { fieldTexts } from '../kit/texts.js'
import type { BackgroundPerson } from './calls.js'
import { backgroundStepsToDo, type BackgroundStep } from '../vocabulary/screening/catalogue.js'
import {
  backgroundPersonErrors,
  backgroundStepError,
  checkSignature,
  hasCheckReport,
  isCheckAwaited,
  isCheckOpen,
  nextBackgroundStep,
} from './background.js'
import { isSocialSecurityNumber } from '../vocabulary/account/socialSecurityNumber.js'
import { newcomerErrors, newcomerQuestions } from './questions.js'
import { zipTexts } from '../places/texts.js'
import { screeningErrorTexts } from './texts.js'

const now = new Date('2026-11-21T12:00:00Z')
const check = (steps_done: readonly BackgroundStep[], status = 'started') => ({
  status,
  steps_done: [...steps_done],
})

describe('the steps of the background check', () => {
  it('come one after another, and the report at last', () => {
    expect(
      backgroundStepsToDo.map((_, done) => nextBackgroundStep(check(backgroundStepsToDo.slice(0, done)))),
    ).toEqual(backgroundStepsToDo)
    expect(nextBackgroundStep(check(backgroundStepsToDo))).toBe('view-report')
  })

  it('need those before them, may be gone back to, and end when it is sent', () => {
    expect(backgroundStepError(check([], 'none'), 'disclosure')).toBeNull()
    expect(backgroundStepError(check([]), 'release')).toBe(screeningErrorTexts.notYet)
    expect(backgroundStepError(check(['disclosure', 'release']), 'disclosure')).toBeNull()
    expect(backgroundStepError(check(['disclosure'], 'returned'), 'release')).toBeNull()
    expect(backgroundStepError(check(['release']), 'release')).toBe(screeningErrorTexts.notYet)
    for (const status of ['running', 'passed', 'failed'])
      expect(backgroundStepError(check(backgroundStepsToDo, status), 'personal')).toBe(
        screeningErrorTexts.alreadySent,
      )
  })
})

it.each([
  ['none', true, false, false],
  ['started', true, false, false],
  ['returned', true, false, false],
  ['ordered', false, true, false],
  ['running', false, true, false],
  ['passed', false, false, true],
  ['failed', false, false, true],
])('a check that is %s: open %s, awaited %s, with a report %s', (status, open, awaited, report) => {
  expect([isCheckOpen({ status }), isCheckAwaited({ status }), hasCheckReport({ status })]).toEqual([
    open,
    awaited,
    report,
  ])
})

describe('who is to be checked', () => {
  const person: BackgroundPerson = {
    first_name: 'Marisol',
    last_name: 'Rivera',
    birthday: '1988-02-29',
    ssn: '123456789',
    address: '88 Grand Ave',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94612',
  }
  it.each<[Partial<BackgroundPerson>, object]>([
    [{}, {}],
    [{ first_name: ' ' }, { first_name: inputTexts.required }],
    [{ last_name: 'R2' }, { last_name: fieldTexts.noNumbers }],
    [{ birthday: '' }, { birthday: expect.anything() }],
    [{ birthday: '2008-11-22' }, { birthday: expect.anything() }],
    [{ birthday: '2008-11-21' }, {}],
    [{ ssn: '000121234' }, { ssn: screeningErrorTexts.ssn }],
    [
      { address: '', city: ' ' },
      { address: inputTexts.required, city: inputTexts.required },
    ],
    [{ state: 'XX' }, { state: screeningErrorTexts.state }],
    [{ zip_code: '9461' }, { zip_code: zipTexts.form }],
    [{ zip_code: '94612-1801' }, {}],
  ])('with %j is told %j', (change, errors) => {
    expect(backgroundPersonErrors({ ...person, ...change }, now)).toEqual(errors)
  })

  it.each([
    '666121234',
    '900121234',
    '123001234',
    '123120000',
    '12345678',
    '0123456789',
    '1234567890',
    123456789,
  ])('has no number %j', (ssn) => {
    expect(isSocialSecurityNumber(ssn)).toBe(false)
  })

  it.each([
    ['Marisol Rivera', true],
    [' marisol  RIVERA ', true],
    ['Marisol Ana Rivera', true],
    ['Marisol', false],
    ['M. Rivera', false],
    ['Rivera Marisol', false],
    ['Marisol Riveras', false],
    ['Marisol Ana', false],
    [null as unknown as string, false],
  ])('may sign %j: %j', (signature, fits) => {
    expect(checkSignature(signature, person) === null).toBe(fits)
  })

  it('may sign without the accents of the name', () => {
    expect(checkSignature('Jose Nunez', { first_name: 'José', last_name: 'Núñez' })).toBeNull()
  })
})

describe('the screening', () => {
  const answered = { lift: 'Sí', drive: 'No', pets: 'No', smoke: 'Only outside', begin: 'At once' }
  it('asks every question of a step but the optional ones', () => {
    expect(newcomerErrors('interview', {})).toEqual({
      why: screeningErrorTexts.answer,
      hard_day: screeningErrorTexts.answer,
    })
    expect(newcomerErrors('questionnaire', answered)).toEqual({})
    expect(newcomerErrors('nextsteps', {})).toEqual({})
  })

  it('takes the choices in either language, and no others', () => {
    expect(newcomerErrors('questionnaire', { ...answered, drive: 'Maybe', lift: 1 })).toEqual({
      drive: screeningErrorTexts.choice,
      lift: screeningErrorTexts.choice,
    })
  })

  it('takes a thousand characters', () => {
    const answers = { why: 'x'.repeat(1001), hard_day: 'y'.repeat(1000) }
    expect(newcomerErrors('interview', answers)).toEqual({ why: message(noteTexts.tooLong, { max: 1000 }) })
    expect(newcomerErrors('interview', { ...answers, why: 7 })).toEqual({ why: screeningErrorTexts.answer })
  })

  it('names each question once', () => {
    expect(new Set(newcomerQuestions.map(({ id }) => id)).size).toBe(newcomerQuestions.length)
  })
})
