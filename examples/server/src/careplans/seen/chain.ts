import { seenLink, seenWords } from '@homecare/sdk/careplans'
import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import { advisoryLocks, lockInTransaction } from '../../db/advisoryLocks.ts'
import type { Db } from '../../db/connect.ts'
import { planSeen, planSeenChain } from '../../tables/care/seen.ts'

/** How many entries are sealed in one transaction. */
const atOnce = 1000

/**
 * Puts what was noted of a plan into its chain, in the order in which it is found: one process at a time, by a lock of the plan.
 * Whoever notes waits for nobody.
 */
export async function sealSeen(db: Db, planId: number): Promise<void> {
  while ((await sealSome(db, planId)) === atOnce);
}

function sealSome(db: Db, planId: number): Promise<number> {
  return db.transaction(async (tx) => {
    await lockInTransaction(tx, advisoryLocks.planSeen, planId)
    const [last] = await tx
      .select()
      .from(planSeenChain)
      .where(eq(planSeenChain.plan_id, planId))
      .orderBy(desc(planSeenChain.n))
      .limit(1)
    const isSealed = tx
      .select({ one: sql`1` })
      .from(planSeenChain)
      .where(eq(planSeenChain.seen_id, planSeen.id))
    const found = await tx
      .select()
      .from(planSeen)
      .where(and(eq(planSeen.plan_id, planId), notExists(isSealed)))
      .orderBy(planSeen.id)
      .limit(atOnce)
    let [n, head] = [last?.n ?? 0, last?.hash ?? '']
    const links = []
    for (const row of found) {
      head = await seenLink(head, seenWords(planId, { ...row, at: row.at.toISOString() }))
      links.push({ plan_id: planId, n: ++n, seen_id: row.id, hash: head })
    }
    if (links.length > 0) await tx.insert(planSeenChain).values(links)
    return found.length
  })
}

/** So many entries before the last that is sealed are looked through for some that are not. */
const lookedThrough = 100_000

/**
 * Seals what waits of every plan, some hundred plans at a time: by the clock of any process. What is older than it looks at is sealed
 * with the next entry of its plan, or when somebody asks who saw it.
 */
export async function sealAllSeen({ db }: { readonly db: Db }): Promise<void> {
  const { rows } = await db.execute(sql`
    select distinct s.plan_id from plan_seen s
    where s.id > coalesce((select max(seen_id) from plan_seen_chain), 0) - ${lookedThrough}::bigint
      and not exists (select 1 from plan_seen_chain c where c.seen_id = s.id) limit 200`)
  for (const { plan_id } of rows as { plan_id: number }[]) await sealSeen(db, plan_id)
}
