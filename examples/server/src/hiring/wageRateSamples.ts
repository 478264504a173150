import { addWageRate, listWageRates, removeWageRate, updateWageRate } from '@homecare/sdk/hiring'
import { eq, sql } from 'drizzle-orm'
import { connectionBetween } from '../testing/connectionBetween.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { wageRates } from '../tables/hiring.ts'

/** A hired connection of the family and the caregiver among the actors, with a regular rate and a special one ahead. */
async function withRates(server: TestServer): Promise<{ id: number; rateId: number }> {
  const { db } = server
  const { id } = await connectionBetween(server, { hire_stage: 3, start_date: '2026-10-01' })
  await db.delete(wageRates).where(eq(wageRates.connection_id, id))
  const rate = { connection_id: id, unit: 1 as const, created_at: new Date('2026-10-01') }
  const [, special] = await db
    .insert(wageRates)
    .values([
      { ...rate, pay_type: 1, amount_cents: 2450, valid: sql`'[2026-10-01,)'` },
      { ...rate, pay_type: 2, name: 'Holidays', amount_cents: 3675, valid: sql`'[2026-12-20,)'` },
    ])
    .returning({ id: wageRates.id })
  return { id, rateId: special!.id }
}

const readers = { members: ['family', 'caregiver', 'staff'] } as const
const setter = { members: ['family'] } as const

export const wageRateSamples = [
  sample(listWageRates, withRates, readers),
  sample(
    addWageRate,
    async (server) => ({
      ...{ id: (await withRates(server)).id },
      body: { pay_type: 'regular' as const, amount: 2600, valid_from: '2026-12-01' },
    }),
    setter,
  ),
  sample(
    updateWageRate,
    async (server) => ({ ...(await withRates(server)), body: { amount: 3800 } }),
    setter,
  ),
  sample(removeWageRate, withRates, setter),
]
