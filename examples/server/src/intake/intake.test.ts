import {
  decideIntake,
  getIntake,
  getStaffIntake,
  handInIntake,
  intakeStatementVersion,
  listIntakes,
  revealIntakeNumber,
  updateIntake,
} from '@homecare/sdk/intake'
import { countWaiting, deleteAccount } from '@homecare/sdk/account'
import { updateTaxId } from '@homecare/sdk/payments'
import { listOwnTrail } from '@homecare/sdk/trail'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { payrollIntakes } from '../tables/money/intakes.ts'
import { taxAudit, taxProfiles } from '../tables/money/payroll.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
beforeEach(() => server.reset())

const id = actors.caregiver
const ssn = '123456789'
const marisol = () => server.as('caregiver')
const staff = () => server.as('staff')
const rest = {
  ...{
    legal_name: 'Marisol Rivera',
    address: '88 Grand Ave',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94612',
  },
  ...{ filing_status: 'single' as const, multiple_jobs: false, work_state: 'CA', extra_cents: 2_000 },
  ...{ emergency_name: 'Ana Rivera', emergency_phone: '5105550123', emergency_relation: 'Sister' },
}
const sign = { full_name: 'marisol  rivera', statement_version: intakeStatementVersion }

async function handIn() {
  const care = await marisol()
  await care.call(updateTaxId, { body: { ssn } })
  await care.call(updateIntake, { body: rest })
  return care.call(handInIntake, { body: sign })
}
const decide = async (decision: 'sent' | 'returned', more: { note?: string; handed_in_at?: string } = {}) => {
  const desk = await staff()
  const { handed_in_at } = await desk.call(getStaffIntake, { id })
  return desk.call(decideIntake, { id, body: { decision, handed_in_at: handed_in_at ?? '', ...more } })
}
const lettersTo = async (email: string) =>
  (await server.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)).map(
    ({ subject }) => subject,
  )
const audits = async () =>
  (await server.db.select().from(taxAudit).where(eq(taxAudit.about_user, id))).map(
    ({ action, subject, actor_kind, reason }) => [action, subject, actor_kind, reason],
  )

it('begins with what the account says, and is saved part by part', async () => {
  const care = await marisol()
  expect(await care.call(getIntake)).toMatchObject({
    ...{ legal_name: 'Marisol Rivera', status: 'draft', filing_status: null, multiple_jobs: null },
    ssn_last4: null,
  })
  expect(await server.db.$count(payrollIntakes)).toBe(0)
  await care.call(updateIntake, { body: { extra_cents: 2_000 } })
  expect(await care.call(updateIntake, { body: { multiple_jobs: true } })).toMatchObject({
    ...{ extra_cents: 2_000, multiple_jobs: true, legal_name: 'Marisol Rivera', status: 'draft' },
  })
  expect(
    await fieldsOf(care.call(updateIntake, { body: { state: 'XX', emergency_phone: '0000000000' } })),
  ).toEqual(['state', 'emergency_phone'])
})

it('takes the number of a caregiver, and no employer’s', async () => {
  const care = await marisol()
  expect(await care.call(updateTaxId, { body: { ssn } })).toMatchObject({ ssn_last4: '6789' })
  expect(await care.call(getIntake)).toMatchObject({ ssn_last4: '6789' })
  expect(await kindOf(care.call(updateTaxId, { body: { employer_id: '471234568' } }))).toBe('forbidden')
})

it('is handed in once nothing is missing, once, and signed with its own name', async () => {
  const care = await marisol()
  expect(await kindOf(care.call(handInIntake, { body: sign }))).toBe('conflict')
  await care.call(updateTaxId, { body: { ssn } })
  await care.call(updateIntake, { body: rest })
  const old = { ...sign, statement_version: '2025-01-01' }
  expect(await kindOf(care.call(handInIntake, { body: old }))).toBe('conflict')
  expect(await fieldsOf(care.call(handInIntake, { body: { ...sign, full_name: 'Ana' } }))).toEqual([
    'full_name',
  ])
  const first = await care.call(handInIntake, { body: sign })
  server.clock.advance(60_000)
  expect(first).toMatchObject({ status: 'handed_in', handed_in_at: expect.any(String) })
  expect(await care.call(handInIntake, { body: sign })).toEqual(first)
})

it('is a draft again with a change, and nobody reads it then', async () => {
  await handIn()
  const care = await marisol()
  expect(await care.call(updateIntake, { body: { city: 'Alameda' } })).toMatchObject({
    ...{ status: 'draft', handed_in_at: null },
  })
  expect(await kindOf((await staff()).call(getStaffIntake, { id }))).toBe('notFound')
  expect(await (await staff()).call(listIntakes, { query: {} })).toEqual([])
})

it('is signed anew with another number', async () => {
  await handIn()
  const care = await marisol()
  await care.call(updateTaxId, { body: { ssn: '234567891' } })
  expect(await care.call(getIntake)).toMatchObject({ status: 'draft', ssn_last4: '7891' })
})

it('waits for the staff, who pass it on and write to its caregiver', async () => {
  await handIn()
  const desk = await staff()
  expect(await desk.call(countWaiting)).toMatchObject({ intakes: 1 })
  expect(await desk.call(listIntakes, { query: {} })).toMatchObject([
    { user_id: id, name: 'Marisol Rivera', is_agency: false, status: 'handed_in' },
  ])
  const shown = await desk.call(getStaffIntake, { id })
  expect(shown).toMatchObject({ ...rest, ssn_last4: '6789', signed_name: 'marisol  rivera' })
  expect(JSON.stringify(shown)).not.toContain(ssn)
  expect(await decide('sent')).toMatchObject({ status: 'sent' })
  expect(await lettersTo('marisol@example.com')).toEqual(['Your payroll form was passed on'])
  expect(await (await marisol()).call(getIntake)).toMatchObject({ status: 'sent' })
  expect(await desk.call(listIntakes, { query: { show: 'done' } })).toHaveLength(1)
  expect(await kindOf(decide('sent'))).toBe('conflict')
})

it('comes back with a note, stays so while it is mended, and is handed in anew', async () => {
  await handIn()
  expect(await fieldsOf(decide('returned'))).toEqual(['note'])
  await decide('returned', { note: 'Your street?' })
  const care = await marisol()
  expect(await care.call(updateIntake, { body: { address: '90 Grand Ave' } })).toMatchObject({
    ...{ status: 'returned', note: 'Your street?' },
  })
  expect(await care.call(handInIntake, { body: sign })).toMatchObject({ status: 'handed_in', note: null })
})

it('is not decided as it was before a change', async () => {
  const { handed_in_at } = await handIn()
  server.clock.advance(60_000)
  const care = await marisol()
  await care.call(updateIntake, { body: { city: 'Alameda' } })
  await care.call(handInIntake, { body: sign })
  expect(await kindOf(decide('sent', { handed_in_at: handed_in_at ?? '' }))).toBe('conflict')
})

it('shows its whole number for a reason, on record, told to its person, ten times a day', async () => {
  await handIn()
  const desk = await staff()
  const look = (reason: string) => desk.call(revealIntakeNumber, { id, body: { reason } })
  expect(await fieldsOf(look(' '))).toEqual(['reason'])
  expect(await look('Entering it for payroll')).toEqual({ ssn })
  expect(await audits()).toContainEqual(['reveal', 'ssn', 'staff', 'Entering it for payroll'])
  expect(await lettersTo('marisol@example.com')).toEqual(['Our team looked at your Social Security number'])
  expect((await (await marisol()).call(listOwnTrail, { query: {} })).entries[0]).toMatchObject({
    subject: 'background_number',
  })
  for (let looks = 0; looks < 8; looks++) await look('Again')
  expect(await kindOf(look('Once more'))).toBe('tooMany')
  await decide('sent')
})

it('shows no number any more once it was passed on', async () => {
  await handIn()
  await decide('sent')
  const look = (await staff()).call(revealIntakeNumber, { id, body: { reason: 'Later' } })
  expect(await kindOf(look)).toBe('conflict')
})

it('goes with its account, the number too', async () => {
  await handIn()
  await (await marisol()).call(deleteAccount, { body: { password: DEMO_PASSWORD } })
  expect([await server.db.$count(payrollIntakes), await server.db.$count(taxProfiles)]).toEqual([0, 0])
})

it.each([
  [{ status: 'handed_in' as const }, 'payroll_intakes_signed'],
  [{ status: 'returned' as const, decided_at: new Date(0) }, 'payroll_intakes_note'],
  [{ note: 'Your street?' }, 'payroll_intakes_note'],
  [{ decided_at: new Date(0) }, 'payroll_intakes_decided'],
  [{ extra_cents: -1 }, 'payroll_intakes_amounts'],
  [{ filing_status: 'other' as never }, 'payroll_intakes_filing'],
  [{ status: 'lost' as never }, 'payroll_intakes_status'],
])('refuses %j', async (given, constraint) => {
  const insert = server.db.insert(payrollIntakes).values({ user_id: id, updated_at: new Date(0), ...given })
  await expect(insert).rejects.toMatchObject({ cause: { constraint } })
})
