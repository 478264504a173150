import { expect, it, test } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer } from '../testing/index.js'
import { handInIntake, updateIntake, type Intake } from './calls.js'
import {
  createIntakeDecision,
  createIntakeEmergencyForm,
  createIntakeSignature,
  createIntakeWithholdingForm,
} from './forms.js'
import { intakeAfterChange, intakeCents, intakeErrors, missingForIntake } from './rules.js'
import { decideIntake, type StaffIntake } from './staffCalls.js'

const careOf = (server: ReturnType<typeof fakeServer>) =>
  createClient({ fetch: server.fetch, pause: async () => {} })

const whole: Intake = {
  ...{ legal_name: 'Marisol Rivera', address: '88 Grand Ave', address2: '', city: 'Oakland' },
  ...{ state: 'CA', zip_code: '94612', work_state: 'CA', filing_status: 'single', multiple_jobs: false },
  ...{ dependents_cents: 0, other_income_cents: 0, deductions_cents: 0, extra_cents: 0 },
  ...{ emergency_name: 'Ana Rivera', emergency_phone: '5105550123', emergency_relation: 'Sister' },
  ...{ ssn_last4: '6789', pay_account: false, status: 'draft', note: null },
  ...{ handed_in_at: null, decided_at: null },
}

test.each<[Partial<Intake>, string[]]>([
  [{}, []],
  [{ address2: '', pay_account: false, extra_cents: 0 }, []],
  [{ legal_name: '' }, ['person']],
  [{ zip_code: ' ' }, ['person']],
  [{ ssn_last4: null }, ['number']],
  [{ multiple_jobs: null }, ['withholding']],
  [{ filing_status: null }, ['withholding']],
  [{ work_state: '' }, ['withholding']],
  [{ emergency_phone: '' }, ['emergency']],
  [
    { city: '', ssn_last4: null, multiple_jobs: null, emergency_name: '' },
    ['person', 'number', 'withholding', 'emergency'],
  ],
])('with %j it waits for %j', (given, missing) =>
  expect(missingForIntake({ ...whole, ...given })).toEqual(missing),
)

test.each([
  [{}, []],
  [{ legal_name: 'Marisol Rivera', address2: '' }, []],
  [{ legal_name: '' }, ['legal_name']],
  [{ legal_name: 'Mari5ol' }, ['legal_name']],
  [{ address: '88 \u202eGrand' }, ['address']],
  [{ state: 'XX' }, ['state']],
  [{ work_state: '' }, ['work_state']],
  [{ zip_code: '9461' }, ['zip_code']],
  [{ emergency_phone: '123' }, ['emergency_phone']],
  [{ extra_cents: -1 }, ['extra_cents']],
  [{ extra_cents: 1.5 }, ['extra_cents']],
  [{ other_income_cents: 100_000_001 }, ['other_income_cents']],
  [{ filing_status: 'married' }, ['filing_status']],
])('of %j is wrong: %j', (change, wrong) => expect(Object.keys(intakeErrors(change as never))).toEqual(wrong))

test.each([
  ['draft', 'draft'],
  ['handed_in', 'draft'],
  ['sent', 'draft'],
  ['returned', 'returned'],
] as const)('%s is %s after a change', (status, after) => expect(intakeAfterChange(status)).toBe(after))

test.each([
  ['', 0],
  [' ', 0],
  ['500', 50_000],
  ['1,250.50', 125_050],
  ['-5', null],
  ['five', null],
  ['1000000.01', null],
])('typed as %j it is %j cents', (typed, cents) => expect(intakeCents(typed)).toBe(cents))

it('sends amounts as cents, and says at its field what is none', async () => {
  const sent: unknown[] = []
  const server = fakeServer().on(updateIntake, ({ body }) => {
    sent.push(body)
    return whole
  })
  const form = createIntakeWithholdingForm(careOf(server), whole, () => {})
  form.fields.extra_cents.set('20')
  form.fields.deductions_cents.set('many')
  await form.submit()
  expect([sent, form.fields.deductions_cents.error.peek()]).toEqual([[], expect.anything()])
  form.fields.deductions_cents.set('')
  await form.submit()
  expect(sent).toEqual([
    {
      ...{ filing_status: 'single', multiple_jobs: false, work_state: 'CA' },
      ...{ dependents_cents: 0, other_income_cents: 0, deductions_cents: 0, extra_cents: 2_000 },
    },
  ])
})

it('sends a telephone as its digits', async () => {
  const sent: unknown[] = []
  const server = fakeServer().on(updateIntake, ({ body }) => {
    sent.push(body)
    return whole
  })
  const form = createIntakeEmergencyForm(careOf(server), whole, () => {})
  form.fields.emergency_phone.set('(510) 555-0199')
  await form.submit()
  expect(sent).toEqual([
    { emergency_name: 'Ana Rivera', emergency_phone: '5105550199', emergency_relation: 'Sister' },
  ])
})

it('is signed by the legal name alone', async () => {
  let handedIn = 0
  const server = fakeServer().on(handInIntake, () => {
    handedIn++
    return whole
  })
  const form = createIntakeSignature(careOf(server), 'Marisol Rivera', () => {})
  form.fields.full_name.set('Marisol')
  await form.submit()
  expect(handedIn).toBe(0)
  form.fields.full_name.set('marisol  RIVERA')
  await form.submit()
  expect(handedIn).toBe(1)
})

it('is sent back with a note, and passed on without one', async () => {
  const sent: unknown[] = []
  const server = fakeServer().on(decideIntake, ({ body }) => {
    sent.push(body)
    return staffs
  })
  const staffs = {
    ...whole,
    ...{ user_id: 51, name: 'Marisol Rivera', is_agency: false, email: 'm@example.com', signed_name: null },
    ...{ status: 'handed_in', handed_in_at: '2026-11-20T17:00:00.000Z' },
  } as StaffIntake
  const form = createIntakeDecision(careOf(server), staffs)
  form.fields.decision.set('returned')
  await form.submit()
  expect(sent).toEqual([])
  form.fields.note.set(' Your street? ')
  await form.submit()
  form.fields.decision.set('sent')
  await form.submit()
  const { handed_in_at } = staffs
  expect(sent).toEqual([
    { decision: 'returned', note: 'Your street?', handed_in_at },
    { decision: 'sent', handed_in_at },
  ])
})
