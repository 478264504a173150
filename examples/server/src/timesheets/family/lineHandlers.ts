import { rateOn } from '@homecare/sdk/hiring'
import { checkNote, failureTexts, isStale, message, type Sayable } from '@homecare/sdk/kit'
import {
  addTimesheetShifts,
  lineErrors,
  removeTimesheetShift,
  shiftSpan,
  timesheetLimits,
  timesheetShiftRecord,
  updateTimesheetShift,
  type Timesheet,
  type TimesheetShiftDraft,
} from '@homecare/sdk/timesheets'
import { lineTexts as words } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Tx } from '../../db/connect.ts'
import { isClash, isDuplicate } from '../../db/failure.ts'
import { Refusal, refuse, refuseWrong } from '../../refusals/refuse.ts'
import { connectionShifts } from '../../tables/hiring.ts'
import { timesheetLines } from '../../tables/money/hours.ts'
import { clockRecords } from '../../tables/shifts.ts'
import { openSheet } from './rows/editing.ts'
import { hoursWriter } from './policies.ts'
import { contentOf, factsOf, type LineRow, type SheetRow } from './rows/sheetRows.ts'
import { oneTerms, type ConnectionTerms } from './rows/terms.ts'
import { readSheet, type Reading } from './rows/wire.ts'

/** The lines of a timesheet. Each change answers the whole sheet, with what it comes to. */
export function answerLines(routes: Routes): void {
  routes.on(updateTimesheetShift, hoursWriter, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const reading = { db: tx, config: deps.config, user, now }
      const { id: connectionId, tid, shiftId } = params
      const scene = await sceneOf(tx, await openSheet(tx, connectionId, tid, user.id, now), now)
      const before = shiftId === 0 ? null : theLine(scene, shiftId)
      if (before) await refuseStaleLine(reading, tid, shiftId, body)
      refuseWrong(await draftErrors(tx, scene, body, before))
      await writing(() => writeLine(tx, scene, body, before), 'start_time')
      return readSheet(reading, tid)
    }),
  )

  routes.on(addTimesheetShifts, hoursWriter, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { id: connectionId, tid } = params
      let scene = await sceneOf(tx, await openSheet(tx, connectionId, tid, user.id, now), now)
      for (const [at, draft] of body.shifts.entries()) {
        const errors = await draftErrors(tx, scene, draft, null)
        refuseWrong(
          Object.fromEntries(
            Object.entries(errors).map(([field, error]) => [`shifts.${at}.${field}`, error]),
          ),
        )
        const line = await writing(() => writeLine(tx, scene, draft, null), `shifts.${at}.start_time`)
        scene = { ...scene, lines: [...scene.lines, line] }
      }
      return readSheet({ db: tx, config: deps.config, user, now }, tid)
    }),
  )

  routes.on(removeTimesheetShift, hoursWriter, ({ db, deps, session: { user }, params, query, now }) =>
    db.transaction(async (tx) => {
      const reading = { db: tx, config: deps.config, user, now }
      const { id: connectionId, tid, shiftId } = params
      const scene = await sceneOf(tx, await openSheet(tx, connectionId, tid, user.id, now), now)
      theLine(scene, shiftId)
      await refuseStaleLine(reading, tid, shiftId, query)
      await tx.delete(timesheetLines).where(eq(timesheetLines.id, shiftId))
      return readSheet(reading, tid)
    }),
  )
}

/** A sheet that is open, with its lines and the terms by which they are judged. */
interface Scene {
  readonly sheet: SheetRow
  readonly lines: readonly LineRow[]
  readonly terms: ConnectionTerms
  readonly now: number
}

async function sceneOf(tx: Tx, sheet: SheetRow, now: number): Promise<Scene> {
  const { lines } = await contentOf(tx, [sheet.id])
  return { sheet, lines, terms: await oneTerms(tx, sheet.connection_id), now }
}

function theLine({ lines }: Scene, id: number): LineRow {
  const line = lines.find((one) => one.id === id)
  if (!line) throw refuse.notFound()
  return line
}

/** A conflict with the sheet as it is now, where the line was changed since it was seen. */
async function refuseStaleLine(
  reading: Reading,
  sheetId: number,
  lineId: number,
  change: { readonly version?: string | undefined },
): Promise<void> {
  const current: Timesheet = await readSheet(reading, sheetId)
  const line = current.shifts.find(({ id }) => id === lineId)
  if (line && isStale(timesheetShiftRecord, change, line))
    throw new Refusal(409, failureTexts.conflict, { current })
}

async function draftErrors(
  tx: Tx,
  { sheet, lines, terms, now }: Scene,
  draft: TimesheetShiftDraft,
  before: LineRow | null,
): Promise<Record<string, Sayable | undefined>> {
  const { start_date, end_date, tzid } = sheet
  const others = lines.filter((line) => line !== before).map(factsOf)
  if (!before && lines.length >= timesheetLimits.linesMax)
    return { date: message(words.tooManyLines, { max: timesheetLimits.linesMax }) }
  const errors = lineErrors(draft, { zone: tzid, start_date, end_date, now: new Date(now), others })
  return {
    ...errors,
    note: checkNote(draft.note ?? '') ?? undefined,
    pay_type:
      draft.pay_type === 'special' && !rateOn(terms.pay.rates, 'special', draft.date)
        ? words.noSpecial
        : undefined,
    clock_id:
      draft.clock_id !== undefined && !(await isOwnClock(tx, terms, draft.clock_id))
        ? words.timeRequired
        : undefined,
  }
}

/** Whether a clock is one of the caregiver's visits to this family. */
async function isOwnClock(tx: Tx, { connection, caregiver }: ConnectionTerms, id: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: clockRecords.id })
    .from(clockRecords)
    .innerJoin(connectionShifts, eq(connectionShifts.id, clockRecords.visit_id))
    .where(
      and(
        eq(clockRecords.id, id),
        eq(clockRecords.user_id, caregiver.id),
        eq(connectionShifts.connection_id, connection.id),
      ),
    )
  return found !== undefined
}

async function writeLine(
  tx: Tx,
  { sheet, terms }: Scene,
  draft: TimesheetShiftDraft,
  before: LineRow | null,
): Promise<LineRow> {
  const { start, end } = shiftSpan(draft, sheet.tzid)
  const said = {
    ...{ start_at: start!, end_at: end! },
    break_minutes: draft.break_minutes ?? before?.break_minutes ?? 0,
    pay_type: draft.pay_type ?? before?.pay_type ?? 'regular',
    note: draft.note?.trim() ?? before?.note ?? '',
    source: draft.source ?? before?.source ?? 'typed',
    clock_record_id: draft.clock_id ?? before?.clock_record_id ?? null,
  }
  if (before) {
    const [line] = await tx
      .update(timesheetLines)
      .set(said)
      .where(eq(timesheetLines.id, before.id))
      .returning()
    return line!
  }
  const [line] = await tx
    .insert(timesheetLines)
    .values({
      ...{ timesheet_id: sheet.id, caregiver_id: terms.caregiver.id, ...said },
      // What a correction says counts once it is agreed to.
      counted: sheet.corrects_id === null,
    })
    .returning()
  return line!
}

/** Where a minute is paid already, also by another family, which is never named, the database refuses it. */
async function writing<T>(write: () => Promise<T>, field: string): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isClash(error) || isDuplicate(error)) throw refuse.invalid({ [field]: [words.overlapsOther] })
    throw error
  }
}
