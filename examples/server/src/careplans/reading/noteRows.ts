import type { PlanNote } from '@homecare/sdk/careplans'
import { addDays, instantIn } from '@homecare/sdk/kit'
import { and, desc, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { personOf } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { users } from '../../tables/account.ts'
import { planNotes } from '../../tables/care/careplans.ts'
import type { PlanRow } from '../ground/standing.ts'

interface Asked {
  readonly id?: number
  /** Of one day on the plan. */
  readonly date?: string
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/** Notes of a page that asks for no number. */
const usualPage = 20
const nobody = { id: 0, first_name: '', last_name: '', portrait: null }

/** The notes of a plan, latest first. */
export async function notesOf(
  db: Db | Tx,
  plan: Pick<PlanRow, 'id' | 'tzid'>,
  user: SessionUser,
  { id, date, limit = usualPage, offset = 0 }: Asked,
): Promise<PlanNote[]> {
  const [from, until] =
    date === undefined
      ? [null, null]
      : [date, addDays(date, 1)].map((day) => instantIn(plan.tzid, day, '00:00'))
  const rows = await db
    .select({ note: planNotes, author: users })
    .from(planNotes)
    .leftJoin(users, eq(users.id, planNotes.author_id))
    .where(
      and(
        eq(planNotes.plan_id, plan.id),
        isNull(planNotes.removed_at),
        id === undefined ? undefined : eq(planNotes.id, id),
        from ? gte(planNotes.created_at, from) : undefined,
        until ? lt(planNotes.created_at, until) : undefined,
      ),
    )
    .orderBy(desc(planNotes.created_at), desc(planNotes.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ note, author }) => ({
    ...{ id: note.id, author: personOf(author ?? nobody), text: note.text, version: note.version },
    ...{ created: note.created_at.toISOString(), modified: note.modified_at.toISOString() },
    own: note.author_id === user.id,
  }))
}
