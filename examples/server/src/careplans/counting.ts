import { sql } from 'drizzle-orm'
import { owe } from '../chat/outbox.ts'
import type { Deps } from '../deps/deps.ts'

/** As many plans in one round. */
const together = 200

/**
 * Counts the tasks of the people of a plan anew once its day is another, and with it who is on it: whoever's contract ended in the
 * night is so no more. By whichever process comes first, each plan once a day.
 */
export async function countAtMidnight(deps: Pick<Deps, 'db' | 'chatCopies'>, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  const owed = await deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update care_plans p set counted_on = (${at}::timestamptz at time zone p.tzid)::date
      where p.id in (
        select id from care_plans
        where counted_on is distinct from (${at}::timestamptz at time zone tzid)::date
        order by id limit ${together} for update skip locked)
      returning p.id, (select json_agg(pp.user_id) from plan_people pp where pp.plan_id = p.id) as people`)
    const plans = rows as unknown as { id: number; people: number[] | null }[]
    const people = [...new Set(plans.flatMap((plan) => plan.people ?? []))]
    const news = [
      ...plans.map(({ id }) => ({ about: 'plan' as const, about_id: id })),
      ...people.map((id) => ({ about: 'tasks' as const, about_id: id })),
    ]
    if (news.length > 0) await owe(tx, news)
    return news.length
  })
  if (owed > 0) await deps.chatCopies.settle()
}
