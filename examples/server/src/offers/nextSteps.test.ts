import { answerConnectionAgreement, getConnectionAgreement } from '@homecare/sdk/documents'
import { getFamilyDashboard } from '@homecare/sdk/families'
import { getHiring, hireCaregiver, listNextSteps, withdrawOffer } from '@homecare/sdk/hiring'
import { updateTaxData, updateTaxId } from '@homecare/sdk/payments'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { families } from '../tables/families.ts'
import { connections, connectionShifts, hireOffers } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { removeConnections } from '../testing/removeWork.ts'
import { smallWorld } from '../testing/world.ts'
import { someTerms } from './testing/someTerms.ts'

const server = smallWorld()
const family = () => server.as('family')

beforeEach(async () => {
  await server.reset()
  const db = server.change()
  await db.delete(hireOffers)
  await removeConnections(db, eq(connections.family_id, actors.family))
  await db.update(families).set({ onboarding_completed: true }).where(eq(families.id, actors.family))
  await db.update(users).set({ phone_verified: true }).where(eq(users.id, actors.caregiver))
})

const send = async () => (await family()).call(hireCaregiver, { id: actors.caregiver, body: someTerms })
/** But for fingerprinting and the advisor's call, which have tests of their own. */
const told = async () =>
  (await (await family()).call(listNextSteps))
    .filter(({ kind }) => kind !== 'fingerprinting' && kind !== 'advisor')
    .map(({ kind, done }) => (done ? `${kind} done` : kind))

describe('what is left after an offer', () => {
  it('is nothing before one, and after one that was taken back', async () => {
    expect(await told()).toEqual([])
    const { connection_id: id } = await send()
    expect(await told()).toEqual(['sign_agreement', 'care_plan done', 'taxes'])
    await (await family()).call(withdrawOffer, { id, body: { version: 1 } })
    expect(await told()).toEqual([])
  })

  it('is nothing of an offer whose time is over', async () => {
    await send()
    await server
      .change()
      .update(hireOffers)
      .set({
        sent_at: new Date(server.clock.now() - 8 * 86_400_000),
        expires_at: new Date(server.clock.now()),
      })
    expect(await told()).toEqual([])
  })

  it('is done as it is done', async () => {
    const { connection_id: id } = await send()
    const care = await family()
    const { version } = await care.call(getConnectionAgreement, { id })
    await care.call(answerConnectionAgreement, {
      id,
      body: { version, consents: true, full_name: 'Carol Ito' },
    })
    await care.call(updateTaxData, { body: { choice: 'enroll' } })
    await care.call(updateTaxId, { body: { ssn: '123456789' } })
    expect(await told()).toEqual([
      ...['sign_agreement done', 'care_plan done', 'taxes done', 'tax_enroll', 'tax_id done'],
      expect.stringContaining('tax_address'),
      'tax_sign',
    ])
    const { known } = await care.call(getHiring, { id: actors.caregiver })
    expect(known).toMatchObject({ has_tax_id: true, enrolled_in_taxes: false })
  })

  it('asks for the first visits once somebody is hired', async () => {
    const { connection_id: id } = await send()
    const db = server.change()
    await db.update(connections).set({ hire_stage: 3 }).where(eq(connections.id, id))
    expect(await told()).toContain('first_visits')
    const start = new Date(server.clock.now() + 86_400_000)
    const end = new Date(start.getTime() + 3_600_000)
    await db.insert(connectionShifts).values({ connection_id: id, start, end })
    expect(await told()).toContain('first_visits done')
    await db.update(connections).set({ end_date: '2026-01-01' }).where(eq(connections.id, id))
    expect(await told()).toEqual([])
  })

  it('is pointed out at home until it is done', async () => {
    const alerts = async () =>
      (await (await family()).call(getFamilyDashboard)).alerts.filter(({ kind }) => kind === 'next_steps')
    expect(await alerts()).toEqual([])
    await send()
    expect(await alerts()).toMatchObject([
      { href: '/family-next-steps', title: expect.stringMatching(/^3 /) },
    ])
  })

  it('is told to families alone, and to each its own', async () => {
    const { connection_id } = await send()
    const others = await (await server.as('otherFamily')).call(listNextSteps)
    expect(others.map((step) => step.connection_id)).not.toContain(connection_id)
    for (const actor of ['caregiver', 'staff', 'facility'] as const)
      expect(await kindOf((await server.as(actor)).call(listNextSteps))).toBe('forbidden')
  })
})
