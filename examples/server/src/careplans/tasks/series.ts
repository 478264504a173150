import {
  occurrenceOn,
  type ChangedSeries,
  type ScheduleEntry,
  type SeriesDay,
  type TaskSeries,
} from '@homecare/sdk/careplans'
import { versionOf } from '@homecare/sdk/kit'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import {
  planAlerts,
  planTasks,
  planTaskVersions,
  taskDays,
  taskEntries,
  taskMedia,
  type TaskWords,
} from '../../tables/care/careplans.ts'
import { columnsOf, entryOf, wordsOf } from '../ground/words.ts'

type TaskTableRow = typeof planTasks.$inferSelect
type DayRow = typeof taskDays.$inferSelect

/** A task, locked, with all that is known of its days. */
export interface LockedTask {
  readonly row: TaskTableRow
  readonly series: TaskSeries<TaskWords>
  readonly days: ReadonlyMap<string, DayRow>
}

/** A task of a plan, locked to the end of the transaction; null for another's. */
export async function lockTaskSeries(tx: Tx, planId: number, taskId: number): Promise<LockedTask | null> {
  const [row] = await tx
    .select()
    .from(planTasks)
    .where(and(eq(planTasks.id, taskId), eq(planTasks.plan_id, planId)))
    .for('update')
  if (!row) return null
  const entries = await tx
    .select()
    .from(taskEntries)
    .where(eq(taskEntries.task_id, taskId))
    .orderBy(asc(taskEntries.id))
  const rows = await tx.select().from(taskDays).where(eq(taskDays.task_id, taskId))
  const days = new Map(rows.map((day) => [day.day, day]))
  return {
    row,
    days,
    series: {
      fields: wordsOf(row),
      schedule: entries.map(entryOf),
      days: new Map([...days].map(([day, own]) => [day, seriesDay(own)])),
      removed: row.removed_at !== null,
    },
  }
}

const seriesDay = ({ state, moved_to, changes, kept }: DayRow): SeriesDay<TaskWords> => ({
  ...{ state, moved_to, changes, kept },
})

/** Who changes something, and when. */
export interface Change {
  readonly by: number
  readonly now: number
}

/** Begins a task: its row, its rules, and its first version. */
export async function insertTask(
  tx: Tx,
  planId: number,
  { words, schedule, ...more }: NewTask,
  { by, now }: Change,
): Promise<TaskTableRow> {
  const at = new Date(now)
  const [row] = await tx
    .insert(planTasks)
    .values({
      ...{ plan_id: planId, ...columnsOf(words), ...more },
      ...{ created_by: by, created_at: at, modified_by: by, modified_at: at },
    })
    .returning()
  await writeEntries(tx, row!.id, schedule)
  await keepVersion(tx, row!, schedule, by, at)
  return row!
}

interface NewTask {
  readonly words: TaskWords
  readonly schedule: readonly ScheduleEntry[]
  readonly template_name?: string | null
  readonly continues_id?: number
}

async function writeEntries(tx: Tx, taskId: number, schedule: readonly ScheduleEntry[]): Promise<void> {
  if (schedule.length > 0)
    await tx.insert(taskEntries).values(schedule.map((entry) => ({ task_id: taskId, ...entryOf(entry) })))
}

async function keepVersion(
  tx: Tx,
  row: TaskTableRow,
  schedule: readonly ScheduleEntry[],
  by: number,
  at: Date,
): Promise<void> {
  const words = { ...wordsOf(row), schedule: schedule.map(entryOf) }
  await tx.insert(planTaskVersions).values({ task_id: row.id, version: row.version, words, by_user: by, at })
}

/**
 * Writes what became of a task: its words, rules and days, and where it was parted the task that goes on in its place, with the
 * days, photos and alerts that are now its own. Answers the number of that one.
 */
export async function writeSeries(
  tx: Tx,
  before: LockedTask,
  { series, successor }: ChangedSeries<TaskWords>,
  change: Change,
): Promise<number | null> {
  const { row } = before
  const next = successor
    ? await insertTask(
        tx,
        row.plan_id,
        {
          ...{ words: successor.fields, schedule: successor.schedule },
          ...{ template_name: row.template_name, continues_id: row.id },
        },
        change,
      )
    : null
  if (next && successor) await handOver(tx, before, successor, next.id)
  await writeDays(tx, row, next ? without(before.days, successor!) : before.days, series)
  await writeTask(tx, before, series, change)
  return next?.id ?? null
}

async function writeTask(
  tx: Tx,
  { row, series: before }: LockedTask,
  series: TaskSeries<TaskWords>,
  { by, now }: Change,
): Promise<void> {
  const isSame =
    versionOf(before.fields) === versionOf(series.fields) &&
    versionOf(before.schedule) === versionOf(series.schedule) &&
    before.removed === series.removed
  if (isSame) return
  const at = new Date(now)
  const [written] = await tx
    .update(planTasks)
    .set({
      ...columnsOf(series.fields),
      version: row.version + 1,
      ...{ modified_by: by, modified_at: at },
      ...(series.removed && !before.removed && { removed_at: at, lock_by: null, lock_until: null }),
    })
    .where(eq(planTasks.id, row.id))
    .returning()
  if (versionOf(before.schedule) !== versionOf(series.schedule)) {
    await tx.delete(taskEntries).where(eq(taskEntries.task_id, row.id))
    await writeEntries(tx, row.id, series.schedule)
  }
  await keepVersion(tx, written!, series.schedule, by, at)
}

/** The days that a task keeps once those of another are handed over: all that the other has not taken. */
const without = (days: ReadonlyMap<string, DayRow>, successor: TaskSeries<TaskWords>) =>
  new Map([...days].filter(([day]) => !isHandedOver(successor, day)))

/** That a day with something of its own goes with the later part: one that only says that nothing comes stays where it is. */
const isHandedOver = (successor: TaskSeries<TaskWords>, day: string) => {
  const own = successor.days.get(day)
  return own !== undefined && own.state !== 'removed'
}

/** Gives the later part of a task its days, as they are, with what belongs to them; and writes those that differ. */
async function handOver(
  tx: Tx,
  { row, days }: LockedTask,
  successor: TaskSeries<TaskWords>,
  nextId: number,
): Promise<void> {
  const taken = [...days.keys()].filter((day) => isHandedOver(successor, day))
  if (taken.length > 0)
    await tx
      .update(taskDays)
      .set({ task_id: nextId })
      .where(and(eq(taskDays.task_id, row.id), inArray(taskDays.day, taken)))
  const own = new Map(taken.map((day) => [day, days.get(day)!]))
  await writeDays(tx, { id: nextId, plan_id: row.plan_id }, own, successor)
  for (const table of [taskMedia, planAlerts] as const) {
    const found = await tx.selectDistinct({ day: table.day }).from(table).where(eq(table.task_id, row.id))
    const its = found.flatMap(({ day }) => (day !== null && occurrenceOn(successor, day) ? [day] : []))
    if (its.length > 0)
      await tx
        .update(table)
        .set({ task_id: nextId })
        .where(and(eq(table.task_id, row.id), inArray(table.day, its)))
  }
}

/** Writes the days of a series that are new or differ, and removes those that have nothing of their own any more. */
async function writeDays(
  tx: Tx,
  { id, plan_id }: Pick<TaskTableRow, 'id' | 'plan_id'>,
  before: ReadonlyMap<string, DayRow>,
  { days }: TaskSeries<TaskWords>,
): Promise<void> {
  const gone = [...before.keys()].filter((day) => !days.has(day))
  if (gone.length > 0)
    await tx.delete(taskDays).where(and(eq(taskDays.task_id, id), inArray(taskDays.day, gone)))
  const fresh: (typeof taskDays.$inferInsert)[] = []
  for (const [day, own] of days) {
    const known = before.get(day)
    if (!known) {
      fresh.push({
        task_id: id,
        plan_id,
        day,
        state: own.state,
        moved_to: own.moved_to,
        changes: own.changes,
      })
      continue
    }
    if (versionOf(seriesDay(known)) === versionOf(own)) continue
    const { state, moved_to, changes } = own
    await tx
      .update(taskDays)
      .set({ state, moved_to, changes, version: known.version + 1 })
      .where(and(eq(taskDays.task_id, id), eq(taskDays.day, day)))
  }
  if (fresh.length > 0) await tx.insert(taskDays).values(fresh)
}
