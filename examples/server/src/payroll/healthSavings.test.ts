import { getHealthWageSavings, updateHealthWageSavings, type HealthWageSavings } from '@homecare/sdk/payments'
import { scheduleHref, taxTableHref } from '@homecare/sdk/householdTaxes'
import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { taxAudit, taxProfiles } from '../tables/money/payroll.ts'
import { actors } from '../testing/actors.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
beforeEach(async () => {
  await server.change().delete(taxProfiles)
})

async function enrolled(): Promise<void> {
  const at = new Date('2026-11-01T12:00:00Z')
  await server.db.insert(taxProfiles).values({
    ...{ user_id: actors.family, legal_name: 'Carol Ito', enrolled_at: at, updated_at: at },
    ...{ signed_name: 'Carol Ito', consent_version: '1', choice: 'enroll' },
  })
}
const choose = async (opted_in: boolean): Promise<HealthWageSavings> =>
  (await server.as('family')).call(updateHealthWageSavings, { body: { opted_in } })
const standing = async () => (await server.as('family')).call(getHealthWageSavings)
const trail = async () =>
  (
    await server.db
      .select({ action: taxAudit.action })
      .from(taxAudit)
      .where(and(eq(taxAudit.about_user, actors.family), eq(taxAudit.subject, 'health_savings')))
      .orderBy(asc(taxAudit.id))
  ).map(({ action }) => action)

it('a household opts in once it is enrolled, and out whenever it likes', async () => {
  const out = { opted_in: false, opted_in_at: null }
  expect(await standing()).toEqual({ eligible: false, ...out })
  expect(await refusal(choose(true))).toMatchObject({ kind: 'conflict', code: 'not_enrolled' })
  expect(await choose(false)).toEqual({ eligible: false, ...out })
  await enrolled()
  expect(await standing()).toEqual({ eligible: true, ...out })
  const since = new Date(server.clock.now()).toISOString()
  const opted = { eligible: true, opted_in: true, opted_in_at: since }
  expect(await choose(true)).toEqual(opted)
  server.clock.advance(60_000)
  // Sent twice is once.
  expect(await choose(true)).toEqual(opted)
  expect(await standing()).toEqual(opted)
  expect(await choose(false)).toEqual({ eligible: true, ...out })
  expect(await choose(true)).toMatchObject({ opted_in: true })
  expect(await trail()).toEqual(['opt_in', 'opt_out', 'opt_in'])
})

it('of many presses at once is one', async () => {
  await enrolled()
  await Promise.all(Array.from({ length: 10 }, () => choose(true)))
  expect(await trail()).toEqual(['opt_in'])
})

it('is said to whoever prepares the forms', async () => {
  await enrolled()
  const { jar } = await server.visitorAs('family')
  const table = async () => (await jar.fetch(taxTableHref(2026, 'en'))).text()
  expect(await table()).toContain('Savings for health costs,,,,You have not opted in.')
  await choose(true)
  expect(await table()).toContain('Savings for health costs,,,,"Opted in on November 21, 2026."')
  expect(await table()).toContain('Nothing is taken from wages for it here')
  // Without wages there is no form.
  expect((await jar.fetch(scheduleHref(2026, 'en'))).status).toBe(404)
})
