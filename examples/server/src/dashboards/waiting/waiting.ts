import type { BarPlace } from '@homecare/sdk/addresses'
import { countOwnWaiting } from '@homecare/sdk/dashboards'
import { sql } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import { always, signedIn } from '../../calls/policy.ts'
import type { Role } from '../../tables/account.ts'
import { waitingTable } from './table.ts'
import type { Waiter } from './waiter.ts'

/** What waits for whoever asks, in one statement. A partner's family too: what it may not open is not in its bar. */
export function answerWaiting(routes: Routes): void {
  routes.on(countOwnWaiting, always(signedIn), async ({ db, session: { user }, now }) => ({
    counts: await countsOf({ db, id: user.id, now }, user.role),
  }))
}

async function countsOf(waiter: Waiter, role: Role): Promise<Partial<Record<BarPlace, number>>> {
  const sums = Object.entries(waitingTable[role]).map(([place, counts]) => {
    const each = counts.map((count) => sql`(${count(waiter)})`)
    return sql`(${sql.join(each, sql` + `)})::int as ${sql.identifier(place)}`
  })
  if (sums.length === 0) return {}
  const { rows } = await waiter.db.execute(sql`select ${sql.join(sums, sql`, `)}`)
  return Object.fromEntries(
    Object.entries(rows[0] as Record<string, number>).filter(([, count]) => count > 0),
  )
}
