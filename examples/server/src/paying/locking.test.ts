import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Tx } from '../db/connect.ts'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { lockUser } from '../people/lockUser.ts'
import { actors } from '../testing/actors.ts'
import { someWork } from '../testing/hours.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { lockedSheet } from '../timesheets/family/rows/sheetRows.ts'
import { lockInvoices } from './locking.ts'

const server = unconnectedWorld()
let id: number
const world = moneyWorld(server, () => id)
beforeEach(async () => {
  server.change()
  id = await someWork(server)
})

async function somebodyWaits(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

it('locks several invoices so that nobody waits in a circle who locks one', async () => {
  const sheets = [
    await world.handedIn({ start_date: '2026-11-02', end_date: '2026-11-02' }, '2026-11-02'),
    await world.handedIn({ start_date: '2026-11-03', end_date: '2026-11-03' }, '2026-11-03'),
  ] as const
  const invoices = [await world.invoiceOf(sheets[0]), await world.invoiceOf(sheets[1])]
  let has = () => {}
  const isHeld = new Promise<void>((resolve) => (has = resolve))
  // Whoever bills or is paid for the second one has its timesheet first, and its family then.
  const one = server.db.transaction(async (tx) => {
    await lockedSheet(tx, id, sheets[1])
    has()
    // The other comes as far as it can: on one connection it has not begun.
    for (let looks = 0; looks < 500 && !(await somebodyWaits(tx)); looks++);
    await lockUser(tx, actors.family)
  })
  await isHeld
  const several = server.db.transaction((tx) =>
    lockInvoices(
      tx,
      invoices.map((invoice) => invoice.id),
    ),
  )
  await one
  expect(await several).toMatchObject(invoices.map((invoice) => ({ invoice: { id: invoice.id } })))
})
