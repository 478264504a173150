import {
  enabledTaskState,
  removedTaskState,
  type ScheduleEntry,
  type SkipReason,
  type Task,
  type TaskAnswers,
  type TaskDayState,
} from '@homecare/sdk/careplans'
import type { Locale } from '@homecare/sdk/kit'
import { sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { personOf } from '../../people/person.ts'
import type { TaskWords } from '../../tables/care/careplans.ts'
import type { Portrait } from '../../tables/portrait.ts'
import { planVersion, type PlanRow } from '../ground/standing.ts'
import { asRead } from '../ground/templates.ts'
import { entryOf, taskVersion } from '../ground/words.ts'

/** A task on a day, by its number and its day of the rule; on null as it is on every day that says nothing else. */
export interface TaskOnDay {
  readonly task: number
  readonly day: string | null
}

/** When tasks are read, and in which language: what they still say as their template does is said in it. */
export interface TaskReader {
  readonly now: number
  readonly locale: Locale
}

type Named = { id: number; first_name: string; last_name: string; portrait: Portrait | null }

interface Row {
  readonly id: number
  readonly day: string | null
  readonly title: string
  readonly instructions: string
  readonly adl_map_id: number | null
  readonly due_time: string | null
  readonly assigned_to: number | null
  readonly nurse_only: boolean
  readonly questions: TaskWords['questions']
  readonly prompts: TaskWords['prompts']
  readonly template_name: string | null
  readonly version: number
  readonly created_at: string | Date
  readonly modified_at: string | Date
  readonly removed: boolean
  readonly schedule: readonly ScheduleEntry[] | null
  readonly state: TaskDayState | null
  readonly moved_to: string | null
  readonly changes: Partial<TaskWords> | null
  readonly kept: TaskWords | null
  readonly at: string | Date | null
  readonly late: boolean | null
  readonly data: TaskAnswers | null
  readonly note: string | null
  readonly reason: SkipReason | null
  readonly noted_at: string | Date | null
  readonly day_version: number | null
  readonly by_person: Named | null
  readonly holder: Named | null
  readonly lock_until: string | Date | null
  readonly media: number
  readonly people: readonly Named[] | null
}

/** A user as `personOf` reads them, as a value of a statement; null where there is none. */
export const named = (
  alias: SQL,
): SQL => sql`case when ${alias}.id is null then null else json_build_object('id', ${alias}.id,
  'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name, 'portrait', ${alias}.portrait) end`

/** These tasks on these days, in the order given, by one statement; a task that is not the plan's is left out. */
export async function taskRows(
  db: Db | Tx,
  plan: PlanRow,
  wanted: readonly TaskOnDay[],
  { now, locale }: TaskReader,
): Promise<Task[]> {
  if (wanted.length === 0) return []
  const at = new Date(now).toISOString()
  const [ids, days] = [wanted.map(({ task }) => task), wanted.map(({ day }) => day)]
  const { rows } = await db.execute(sql`
    select t.id, w.day::text as day, t.title, t.instructions, t.adl_map_id, t.due_time::text as due_time, t.assigned_to,
      t.nurse_only, t.questions, t.prompts, t.template_name, t.version, t.created_at, t.modified_at,
      t.removed_at is not null as removed, e.schedule, d.state, d.moved_to::text as moved_to, d.changes, d.kept, d.at, d.late,
      d.data, d.note, d.reason, d.noted_at, d.version as day_version, ${named(sql`b`)} as by_person, ${named(sql`h`)} as holder,
      case when t.lock_until > ${at}::timestamptz then t.lock_until end as lock_until, m.media, a.people
    from unnest(${sql.param(ids)}::int[], ${sql.param(days)}::date[]) with ordinality as w (task, day, place)
    join plan_tasks t on t.id = w.task and t.plan_id = ${plan.id}
    left join task_days d on d.task_id = t.id and d.day = w.day
    left join users b on b.id = d.by_user
    left join users h on h.id = t.lock_by
    left join lateral (
      select json_agg(json_build_object('schedule_type', e.schedule_type, 'interval', e.interval, 'day_of_week', e.day_of_week,
        'day_of_month', e.day_of_month, 'start_date', e.start_date, 'end_date', e.end_date) order by e.id) as schedule
      from task_entries e where e.task_id = t.id) e on true
    left join lateral (
      select count(*)::int as media from task_media m
      where m.task_id = t.id and m.day = w.day and m.removed_at is null) m on true
    left join lateral (
      select json_agg(${named(sql`u`)}) as people from users u
      where u.id in (t.assigned_to, (coalesce(d.kept, d.changes) ->> 'assigned_to')::int)) a on true
    order by w.place`)
  return (rows as unknown as Row[]).map((row) => taskOf(row, plan, locale))
}

const iso = (at: string | Date) => new Date(at).toISOString()

function taskOf(row: Row, plan: PlanRow, locale: Locale): Task {
  const own = row.kept ?? row.changes ?? {}
  const words: TaskWords = {
    ...{ title: row.title, instructions: row.instructions, adl_map_id: row.adl_map_id },
    ...{ due_time: row.due_time?.slice(0, 5) ?? null, assigned_to: row.assigned_to },
    ...{ nurse_only: row.nurse_only, questions: row.questions, prompts: row.prompts, ...own },
  }
  const { adl_map_id, due_time, assigned_to, nurse_only, questions, prompts } = words
  const { title, instructions } = asRead(words, row.template_name, locale)
  const schedule = (row.schedule ?? []).map(entryOf)
  const isSettled = row.state === 'done' || row.state === 'skipped'
  const assignee = row.people?.find(({ id }) => id === assigned_to)
  return {
    ...{ id: row.id, plan_id: plan.id, title, instructions, adl_map_id },
    start_date: schedule.reduce<string | null>(
      (least, { start_date }) => (least === null || start_date < least ? start_date : least),
      null,
    ),
    ...{ date: row.day, moved_to: row.moved_to, due_time, schedule, assigned_to },
    ...{ assignee: assignee ? personOf(assignee) : null, nurse_only, questions: [...questions] },
    state: row.removed ? removedTaskState : enabledTaskState,
    is_current_task: row.state !== 'removed',
    prompts: prompts
      .map((prompt, index) => ({ id: index + 1, ...prompt }))
      .toSorted((one, other) => one.priority - other.priority),
    template_name: row.template_name,
    completed: row.state === 'done' && row.at ? iso(row.at) : null,
    outcome:
      isSettled && row.at
        ? {
            ...{ kind: row.state === 'done' ? 'done' : 'skipped', at: iso(row.at) },
            user: row.by_person && personOf(row.by_person),
            ...{ reason: row.reason, note: row.note ?? '', late: row.late === true, data: row.data },
          }
        : null,
    created: iso(row.created_at),
    lock: row.holder && row.lock_until ? { user: personOf(row.holder), at: iso(row.lock_until) } : null,
    observation_notes: row.note ?? '',
    modified: iso(row.modified_at),
    assessment_or_note_last_modified: row.noted_at && iso(row.noted_at),
    media: row.media,
    plan_last_modified_at: planVersion(plan.version),
    last_modified_at: taskVersion(row.version, row.day_version ?? 0),
  }
}
