import { countOwnWaiting } from '@homecare/sdk/dashboards'
import { sql } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import { always, signedIn } from '../../calls/policy.ts'
import type { Role } from '../../tables/account.ts'
import { agencyCounts } from './agency.ts'
import { waitingTable } from './table.ts'
import type { InPlace, Waiter, WaitingCount } from './waiter.ts'

/** What waits for whoever asks, in one statement but for an agency. A partner's family too: what it may not open is not in its bar. */
export function answerWaiting(routes: Routes): void {
  routes.on(countOwnWaiting, always(signedIn), async ({ db, session: { user }, now }) => ({
    counts: await countsOf({ db, id: user.id, now }, user.role),
  }))
}

/** By places of the bar, and by pages of them; of neither that has nothing. */
async function countsOf(waiter: Waiter, role: Role): Promise<Record<string, number>> {
  if (role === 'agency') return agencyCounts(waiter)
  const kinds = Object.entries(waitingTable[role]).flatMap(([place, within]) => kindsOf(place, within))
  if (kinds.length === 0) return {}
  const sums = kinds.map(({ counts }, at) => {
    const each = counts.map((count) => sql`(${count(waiter)})`)
    return sql`(${sql.join(each, sql` + `)})::int as ${sql.identifier(`n${at}`)}`
  })
  const { rows } = await waiter.db.execute<Record<string, number>>(sql`select ${sql.join(sums, sql`, `)}`)
  const found: Record<string, number> = {}
  for (const [at, { place, page }] of kinds.entries()) {
    const count = rows[0]?.[`n${at}`] ?? 0
    if (count === 0) continue
    found[place] = (found[place] ?? 0) + count
    if (page !== null) found[page] = count
  }
  return found
}

interface Kind {
  readonly place: string
  readonly page: string | null
  readonly counts: readonly WaitingCount[]
}

const kindsOf = (place: string, within: InPlace): Kind[] =>
  'length' in within
    ? [{ place, page: null, counts: within as readonly WaitingCount[] }]
    : Object.entries(within).map(([page, counts]) => ({ place, page, counts }))
