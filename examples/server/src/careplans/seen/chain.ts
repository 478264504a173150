import { seenLink, seenWords } from '@homecare/sdk/careplans'
import { and, desc, eq, notExists, sql } from 'drizzle-orm'
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
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('plan_seen'), ${planId}::int)`)
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

/** Seals what waits of every plan: by the clock of any process. */
export async function sealAllSeen({ db }: { readonly db: Db }): Promise<void> {
  const { rows } = await db.execute(sql`
    select distinct s.plan_id from plan_seen s
    where not exists (select 1 from plan_seen_chain c where c.seen_id = s.id) limit 200`)
  for (const { plan_id } of rows as { plan_id: number }[]) await sealSeen(db, plan_id)
}
