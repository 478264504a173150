import { answerWords, type PlanAlert, type TaskAnswers } from '@homecare/sdk/careplans'
import { say, type Locale } from '@homecare/sdk/kit'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { personOf } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { named } from './taskRows.ts'

interface Reader {
  readonly user: SessionUser
  readonly locale: Locale
  readonly taskId?: number
  readonly alertId?: number
}

type Named = Parameters<typeof personOf>[0]
interface Row extends Omit<PlanAlert, 'created' | 'user' | 'own' | 'seen' | 'seen_by'> {
  readonly answers: TaskAnswers | null
  readonly at: string | Date
  readonly by_user: number | null
  readonly author: Named | null
  readonly seers: readonly Named[] | null
}

/** The alerts of a plan, or of one of its tasks, that are neither turned off nor deleted; the urgent first, then the latest. */
export async function alertsOf(
  db: Db | Tx,
  planId: number,
  { user, locale, taskId, alertId }: Reader,
): Promise<PlanAlert[]> {
  const { rows } = await db.execute(sql`
    select a.id, a.task_id, a.day::text as date, a.level, a.text, a.answers, a.at, a.by_user, ${named(sql`b`)} as author, s.seers
    from plan_alerts a
    left join users b on b.id = a.by_user
    left join lateral (
      select json_agg(${named(sql`u`)} order by s.at) as seers
      from plan_alerts_seen s join users u on u.id = s.user_id where s.alert_id = a.id) s on true
    where a.plan_id = ${planId} and a.off_at is null and a.removed_at is null
      and (${taskId ?? null}::int is null or a.task_id = ${taskId ?? null}::int)
      and (${alertId ?? null}::int is null or a.id = ${alertId ?? null}::int)
    order by a.level = 'urgent' desc, a.id desc`)
  return (rows as unknown as Row[]).map(({ answers, at, by_user, author, seers, text, ...alert }) => ({
    ...alert,
    text: answers
      ? answerWords(answers)
          .map((word) => say(locale, word))
          .join(', ')
      : text,
    created: new Date(at).toISOString(),
    user: author && personOf(author),
    own: by_user === user.id && answers === null,
    seen: (seers ?? []).some(({ id }) => id === user.id),
    seen_by: (seers ?? []).map(personOf),
  }))
}
