import {
  occurrenceOn,
  taskDifferences,
  type FieldDifference,
  type SeriesOccurrence,
  type Task,
} from '@homecare/sdk/careplans'
import type { Locale, Sayable } from '@homecare/sdk/kit'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { Refusal, refuse } from '../../refusals/refuse.ts'
import { planTaskVersions, type TaskWords } from '../../tables/care/careplans.ts'
import type { PlanRow } from '../ground/standing.ts'
import { asRead } from '../ground/templates.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { isOnce, readVersion } from '../ground/words.ts'
import { taskRows, type TaskReader } from '../reading/taskRows.ts'
import { lockTaskSeries, type LockedTask } from './series.ts'

/** A task on one of its days, locked, as a change found it. */
export interface JudgedTask extends LockedTask {
  readonly day: string
  readonly occurrence: SeriesOccurrence<TaskWords>
}

interface Asked {
  readonly taskId: number
  readonly last_modified_at: string
  readonly date?: string | undefined
}

/** What a change of a task is judged by. */
interface Judging extends TaskReader {
  /** Whether only the words of the task are looked at, and not what became of the day: of a change of more than one day. */
  readonly wordsAlone?: boolean
  /** Whether it is enough that the words read as they did: days that went elsewhere are none of this one's. */
  readonly sameWords?: boolean
}

/**
 * The task of a change, locked, on its day: a 404 for another plan's, an error where the day has to be named, and a conflict with
 * the task as it is now, and with what differs, where it was changed since it was read or does not come on that day any more.
 */
export async function taskToChange(
  tx: Tx,
  plan: PlanRow,
  { taskId, last_modified_at, date }: Asked,
  { now, locale, wordsAlone = false, sameWords = false }: Judging,
): Promise<JudgedTask> {
  const locked = await lockTaskSeries(tx, plan.id, taskId)
  if (!locked) throw refuse.notFound()
  const { row, series, days } = locked
  const day = date ?? onlyDay(locked)
  if (day === null) throw refuse.invalid({ date: [words.chooseDay] })
  const stale = (says: Sayable, differences: readonly FieldDifference[] = []) =>
    staleTask(tx, plan, { task: taskId, day }, { now, locale, says, differences })
  if (series.removed && !days.has(day)) throw await stale(words.removed)
  const version = readVersion(last_modified_at)
  const differences = await differencesSince(tx, locked, version?.task, locale)
  const isOld = version?.task !== row.version && !(sameWords && version && differences?.length === 0)
  if (isOld || (!wordsAlone && version?.day !== (days.get(day)?.version ?? 0)))
    throw await stale(words.changed, differences ?? [])
  const occurrence = occurrenceOn(series, day)
  if (!occurrence) throw await stale(series.removed ? words.removed : words.noSuchDay)
  return { ...locked, day, occurrence }
}

/** A conflict with a task as it is now. */
export async function staleTask(
  tx: Tx,
  plan: PlanRow,
  of: { readonly task: number; readonly day: string },
  {
    says,
    differences = [],
    ...reader
  }: TaskReader & { readonly says: Sayable; readonly differences?: readonly FieldDifference[] },
): Promise<Refusal> {
  const [current] = await taskRows(tx, plan, [of], reader)
  return new Refusal(409, says, { current: current && ({ ...current, differences } satisfies StaleTask) })
}
type StaleTask = Task & { readonly differences: readonly FieldDifference[] }

/** The day of a task that comes once, by its rule or where it has anything of its own; null for one that comes again. */
function onlyDay({ series, days }: LockedTask): string | null {
  if (isOnce(series.schedule)) return series.schedule[0]!.start_date
  return series.schedule.length === 0 && days.size === 1 ? [...days.keys()][0]! : null
}

/** What differs in a task's words since a version; null where that version is not kept. */
async function differencesSince(
  tx: Tx,
  { row, series }: LockedTask,
  version: number | undefined,
  locale: Locale,
): Promise<FieldDifference[] | null> {
  if (version === undefined) return null
  const [kept] = await tx
    .select()
    .from(planTaskVersions)
    .where(and(eq(planTaskVersions.task_id, row.id), eq(planTaskVersions.version, version)))
  if (!kept) return null
  const { schedule: _, ...before } = kept.words
  const read = (words: Partial<TaskWords>) => ({ ...asRead(words, row.template_name, locale) })
  return taskDifferences(read(before), read(series.fields))
}
