import { addWageRate, listWageRates, removeWageRate, updateWageRate } from '@homecare/sdk/hiring'
import { sql } from 'drizzle-orm'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { connections, wageRates } from '../tables/hiring.ts'

/** A hired connection of the family and the caregiver among the actors, with a regular rate and a special one ahead. */
async function withRates({ db }: TestServer): Promise<{ id: number; rateId: number }> {
  const [connection] = await db
    .insert(connections)
    .values({
      ...{ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3 },
      start_date: '2026-10-01',
    })
    .returning({ id: connections.id })
  const rate = { connection_id: connection!.id, unit: 1 as const, created_at: new Date('2026-10-01') }
  const [, special] = await db
    .insert(wageRates)
    .values([
      { ...rate, pay_type: 1, amount_cents: 2450, valid: sql`'[2026-10-01,)'` },
      { ...rate, pay_type: 2, name: 'Holidays', amount_cents: 3675, valid: sql`'[2026-12-20,)'` },
    ])
    .returning({ id: wageRates.id })
  return { id: connection!.id, rateId: special!.id }
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
