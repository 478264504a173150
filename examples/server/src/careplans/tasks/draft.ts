import { compileSchedule, type ScheduleEntry, type TaskDraft } from '@homecare/sdk/careplans'
import { careCategoryIds } from '@homecare/sdk/caregivers'
import { addDays, type Sayable } from '@homecare/sdk/kit'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import type { TaskWords } from '../../tables/care/careplans.ts'
import type { PlanRow } from '../ground/standing.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { worksFor } from '../ground/works.ts'
import { entryOf, isOnce } from '../ground/words.ts'

/** The words of a task of which nothing is said. */
export const noWords: TaskWords = {
  ...{ title: '', instructions: '', adl_map_id: null, due_time: null, assigned_to: null, nurse_only: false },
  ...{ questions: [], prompts: [] },
}

/** The words that a draft or a change names. */
export function wordsIn(body: Partial<TaskDraft>): Partial<TaskWords> {
  const { title, instructions, adl_map_id, due_time, assigned_to, nurse_only, questions, prompts } = body
  return Object.fromEntries(
    Object.entries({
      ...{ title: title?.trim(), instructions: instructions?.trim(), adl_map_id, due_time, assigned_to },
      ...{ nurse_only, questions, prompts },
    }).filter(([, value]) => value !== undefined),
  ) as Partial<TaskWords>
}

/** When a task is to come: by the entries that are named, else once on the day that is named, else once today. */
export function scheduleOf({ schedule, start_date }: Partial<TaskDraft>, today: string): ScheduleEntry[] {
  if (schedule && schedule.length > 0) return schedule.map((entry) => entryOf(entry as ScheduleEntry))
  const day = start_date ?? today
  const once = { schedule_type: 'daily', interval: 1, day_of_week: null, day_of_month: null } as const
  return [{ ...once, start_date: day, end_date: day }]
}

/** When a changed task is to come; undefined where that is not changed. Of one that repeats, a first day moves all entries. */
export function changedSchedule(
  body: Partial<TaskDraft>,
  before: readonly ScheduleEntry[],
  today: string,
): ScheduleEntry[] | undefined {
  if (body.schedule && body.schedule.length > 0) return scheduleOf(body, today)
  const { start_date } = body
  if (start_date == null) return undefined
  return isOnce(before) ? scheduleOf(body, today) : before.map((entry) => ({ ...entryOf(entry), start_date }))
}

/** The first day on which a schedule comes; null for none. */
export function firstDay(schedule: readonly ScheduleEntry[]): string | null {
  const [start] = schedule.map(({ start_date }) => start_date).toSorted()
  return start === undefined ? null : compileSchedule(schedule).next(addDays(start, -1))
}

/** How often at most: beyond it somebody has mistyped. */
const mostInterval = 999

/** The last day on which a task may begin or be moved to, and the first: nobody plans further. */
export const isWithin = (day: string, today: string) =>
  day >= addDays(today, -366) && day <= addDays(today, 5 * 366)

/** What keeps a schedule from being kept, by field. */
export function scheduleErrors(
  schedule: readonly ScheduleEntry[],
  today: string,
): Record<string, Sayable | undefined> {
  const fits = schedule.every(
    ({ schedule_type, day_of_week, day_of_month, interval, start_date, end_date }) =>
      isDay(day_of_week, schedule_type === 'weekly', 0, 6) &&
      isDay(day_of_month, schedule_type === 'monthly', 1, 31) &&
      interval <= mostInterval &&
      addDays(start_date, 0) === start_date &&
      (end_date === null || addDays(end_date, 0) === end_date),
  )
  if (!fits) return { schedule: words.badSchedule }
  if (!schedule.every(({ start_date }) => isWithin(start_date, today))) return { start_date: words.badStart }
  return schedule.every((entry) => firstDay([entry]) !== null) ? {} : { schedule: words.neverComes }
}

const isDay = (day: number | null, may: boolean, from: number, to: number) =>
  day === null || (may && day >= from && day <= to)

/** What is wrong with what a draft or a change says, besides when it comes, by field. */
export function draftErrors(
  { assigned_to, adl_map_id }: Partial<TaskDraft>,
  may: ReadonlySet<number>,
): Record<string, Sayable | undefined> {
  const isCategory = adl_map_id == null || (careCategoryIds as readonly number[]).includes(adl_map_id)
  return {
    assigned_to: assigned_to == null || may.has(assigned_to) ? undefined : words.notOnPlan,
    adl_map_id: isCategory ? undefined : words.unknownCategory,
  }
}

/** Those to whom a task may be assigned: the family, its relatives who do tasks, and its caregivers with access. */
export async function assignable(db: Db | Tx, plan: PlanRow, now: number): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute(sql`
    select pp.user_id as id from plan_people pp
    where pp.plan_id = ${plan.id} and pp.removed_at is null and (
      pp.side = 'family' or (pp.side = 'relative' and pp.role <> 'reader')
      or (pp.side = 'caregiver' and not pp.no_access and ${worksFor(plan.family_id, sql`pp.user_id`, now)}))`)
  return new Set((rows as { id: number }[]).map(({ id }) => id))
}
