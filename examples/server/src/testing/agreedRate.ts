import { beginRates } from '../hiring/beginRates.ts'
import type { Db } from '../db/connect.ts'

/** What is paid an hour in a connection from 5 October on. */
export async function agreedRate(
  db: Db,
  connectionId: number,
  hourlyCents: number,
  by: number,
): Promise<void> {
  await db.transaction((tx) =>
    beginRates(tx, {
      ...{ connectionId, hourlyCents, dailyCents: null, from: '2026-10-05', by },
      now: Date.parse('2026-10-05T12:00:00Z'),
    }),
  )
}
