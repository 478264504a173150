import { dayIn } from '@homecare/sdk/kit'
import {
  agreeToCorrection,
  correctTimesheet,
  getTimesheet,
  mayChangeTimesheet,
  mayDiscardTimesheet,
  removeTimesheet,
  sheetDaysErrors,
  startTimesheet,
  timesheetRecord,
  updateTimesheet,
} from '@homecare/sdk/timesheets'
import { timesheetScreenTexts as words } from '@homecare/sdk/texts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import { isClash } from '../../db/failure.ts'
import { refuse, refuseStale, refuseWrong } from '../../refusals/refuse.ts'
import { connections } from '../../tables/hiring.ts'
import { timesheetLines, timesheets } from '../../tables/money/hours.ts'
import { discardFiles } from '../../uploads/storing.ts'
import { agreeTo, beginCorrection } from './corrections.ts'
import { openSheet } from './rows/editing.ts'
import { noteSheet } from './rows/events.ts'
import { replaceExpenses, takeExpenses } from './rows/expenseRows.ts'
import { hoursAgreeing, hoursReaders, hoursWriter } from './policies.ts'
import { lockedSheet } from './rows/sheetRows.ts'
import { submitSheet, takeBackSheet } from './submitting.ts'
import { writeTasks } from './tasks.ts'
import { readSheet } from './rows/wire.ts'

/** A timesheet of a connection: begun, changed, handed in, taken back, discarded and corrected. */
export function answerSheets(routes: Routes): void {
  routes.on(getTimesheet, hoursReaders, ({ db, deps: { config }, session: { user }, params, now }) =>
    readSheet({ db, config, user, now }, params.tid),
  )

  routes.on(startTimesheet, hoursWriter, ({ db, deps: { config }, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const [connection] = await tx
        .select()
        .from(connections)
        .where(eq(connections.id, params.id))
        .for('update')
      // Before the database is asked: not everything that reads like a day is one that it keeps.
      refuseWrong(sheetDaysErrors(body, connection!, dayIn(connection!.tzid, new Date(now))))
      const days = `[${body.start_date},${body.end_date}]`
      const [known] = await tx
        .select({ id: timesheets.id })
        .from(timesheets)
        .where(
          and(
            eq(timesheets.connection_id, params.id),
            sql`${timesheets.days} = ${days}::daterange`,
            isNull(timesheets.corrects_id),
          ),
        )
      const reading = { db: tx, config, user, now }
      if (known) return readSheet(reading, known.id)
      if (connection!.hire_stage !== 3) throw refuse.conflict(words.notHired)
      const begun = tx
        .insert(timesheets)
        .values({ connection_id: params.id, days, tzid: connection!.tzid, created_at: new Date(now) })
        .returning({ id: timesheets.id })
      const [row] = await begun.catch((error: unknown) => {
        throw isClash(error) ? refuse.conflict(words.daysTaken) : error
      })
      await noteSheet(tx, { id: row!.id, revision: 1 }, { action: 'start', by: user.id, now })
      return readSheet(reading, row!.id)
    }),
  )

  routes.on(updateTimesheet, hoursWriter, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const deed = { deps, user, connectionId: params.id, id: params.tid, body, now }
      if (body.status === -1) return takeBackSheet(tx, deed)
      const reading = { db: tx, config: deps.config, user, now }
      const { status, version, note, tasks_done, expenses } = body
      if (note !== undefined || tasks_done !== undefined || expenses !== undefined) {
        const locked = await lockedSheet(tx, params.id, params.tid)
        // What comes along with handing in is judged with that.
        if (status === undefined && mayChangeTimesheet(locked))
          refuseStale(timesheetRecord, body, await readSheet(reading, params.tid))
        if (status === undefined || mayChangeTimesheet(locked)) {
          const row = await openSheet(tx, params.id, params.tid, user.id, now)
          if (note !== undefined)
            await tx.update(timesheets).set({ note: note.trim() }).where(eq(timesheets.id, row.id))
          if (tasks_done !== undefined) await writeTasks(tx, row.id, tasks_done)
          if (expenses !== undefined) await replaceExpenses(tx, row, expenses, deps.config, now)
        }
      }
      if (status !== 1) return readSheet(reading, params.tid)
      const changes = note !== undefined || tasks_done !== undefined || expenses !== undefined
      return submitSheet(tx, { ...deed, body: changes ? { status } : { status, version } })
    }),
  )

  routes.on(removeTimesheet, hoursWriter, async ({ db, deps, session: { user }, params, now }) => {
    const gone = await db.transaction(async (tx) => {
      const row = await lockedSheet(tx, params.id, params.tid)
      if (!mayDiscardTimesheet(row)) throw refuse.conflict(words.staysToBeRead)
      await tx.delete(timesheetLines).where(eq(timesheetLines.timesheet_id, row.id))
      const files = await takeExpenses(tx, row.id)
      await tx.delete(timesheets).where(eq(timesheets.id, row.id))
      await noteSheet(tx, row, { action: 'discard', by: user.id, now })
      return files
    })
    await discardFiles(deps, gone)
  })

  routes.on(correctTimesheet, hoursWriter, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction((tx) =>
      beginCorrection(tx, {
        ...{ deps, user, connectionId: params.id, id: params.tid, now },
        reason: body.reason.trim(),
      }),
    ),
  )

  routes.on(agreeToCorrection, hoursAgreeing, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction((tx) =>
      agreeTo(tx, {
        ...{ deps, user, connectionId: params.id, id: params.tid, now },
        reason: body?.reason?.trim() ?? '',
      }),
    ),
  )
}
