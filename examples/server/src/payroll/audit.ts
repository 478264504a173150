import type { Db, Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { taxAudit } from '../tables/money/payroll.ts'

type Audited = Pick<typeof taxAudit.$inferInsert, 'action' | 'subject' | 'reason'>

/** Writes down that something was done with somebody's tax data, in the transaction that does it. */
export async function audit(
  tx: Db | Tx,
  aboutUser: number,
  by: Pick<SessionUser, 'id' | 'role'> | 'command',
  what: Audited,
  now: number,
): Promise<void> {
  const actor =
    by === 'command' ? { actor_user: null, actor_kind: by } : { actor_user: by.id, actor_kind: by.role }
  await tx.insert(taxAudit).values({ about_user: aboutUser, ...actor, ...what, at: new Date(now) })
}
