import {
  compileSchedule,
  expandWindow,
  type ScheduleEntry,
  type TaskDayState,
  type TaskWindow,
  type WindowDay,
  type WindowPage,
  type WindowTask,
} from '@homecare/sdk/careplans'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'

/** A rule of a task that may hit the window, with what the task is sorted and filtered by. */
interface RuleRow extends TaskFacts, ScheduleEntry {
  readonly id: number
}
interface TaskFacts {
  readonly due: number | null
  readonly priority: number
  readonly assigned_to: number | null
  readonly category: number | null
  readonly removed: boolean
}
/** A day of a task that has something of its own; days are counted since 1970. */
interface DayRow extends TaskFacts {
  readonly task: number
  readonly day: number
  readonly shown: number
  readonly state: TaskDayState
  /** What it says of its own, where it does. */
  readonly own_due: number | null
  readonly own_assigned: number | null
  readonly has_due: boolean
  readonly has_assigned: boolean
}

const facts = sql`(extract(epoch from t.due_time) / 60)::int as due, t.priority, t.assigned_to, t.adl_map_id as category,
  t.removed_at is not null as removed`

/**
 * A page of the occurrences of a plan in a window, by two statements whatever the plan has: the rules that may hit it, and the
 * days in it that have something of their own.
 */
export async function windowOf(db: Db | Tx, planId: number, window: TaskWindow): Promise<WindowPage> {
  const { from, to } = window
  const { rows: rules } = await db.execute(sql`
    select t.id, ${facts}, e.schedule_type, e.interval, e.day_of_week, e.day_of_month,
      e.start_date::text as start_date, e.end_date::text as end_date
    from plan_tasks t join task_entries e on e.task_id = t.id
    where t.plan_id = ${planId} and t.removed_at is null and e.start_date <= ${to}::date
      and (e.end_date is null or e.end_date >= ${from}::date)
    order by t.id, e.id`)
  const { rows: days } = await db.execute(sql`
    select d.task_id as task, d.day - date '1970-01-01' as day, d.shown - date '1970-01-01' as shown, d.state, ${facts},
      (extract(epoch from (coalesce(d.kept, d.changes) ->> 'due_time')::time) / 60)::int as own_due,
      (coalesce(d.kept, d.changes) ->> 'assigned_to')::int as own_assigned,
      coalesce(d.kept, d.changes) ? 'due_time' as has_due, coalesce(d.kept, d.changes) ? 'assigned_to' as has_assigned
    from task_days d join plan_tasks t on t.id = d.task_id
    where d.plan_id = ${planId} and (d.day between ${from}::date and ${to}::date or d.shown between ${from}::date and ${to}::date)
    order by d.task_id, d.day`)
  const ofDays = days as unknown as DayRow[]
  return expandWindow(tasksOf(rules as unknown as RuleRow[], ofDays), ofDays.map(windowDay), window)
}

const windowDay = ({ task, day, shown, state, ...row }: DayRow): WindowDay => ({
  ...{ task, day, shown, state },
  due: row.has_due ? row.own_due : undefined,
  assigned_to: row.has_assigned ? row.own_assigned : undefined,
})

/** The tasks of both, in the order of their numbers; one of which only days are left has no rule. */
function tasksOf(rules: readonly RuleRow[], days: readonly DayRow[]): WindowTask[] {
  const found = new Map<number, { facts: TaskFacts; entries: ScheduleEntry[] }>()
  for (const rule of rules) {
    const known = found.get(rule.id)
    if (known) known.entries.push(rule)
    else found.set(rule.id, { facts: rule, entries: [rule] })
  }
  for (const day of days) if (!found.has(day.task)) found.set(day.task, { facts: day, entries: [] })
  return [...found]
    .map(
      ([
        id,
        {
          facts: { due, priority, assigned_to, category, removed },
          entries,
        },
      ]) => ({
        ...{ id, due, priority, assigned_to, category, removed },
        schedule: compileSchedule(entries),
      }),
    )
    .sort((one, other) => one.id - other.id)
}
