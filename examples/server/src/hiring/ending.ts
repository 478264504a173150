import {
  endReasonsOf,
  previewEnd,
  resumeConnection,
  terminateConnection,
  type EndPreview,
  type Visit,
} from '@homecare/sdk/hiring'
import { addDays, dayIn, instantIn } from '@homecare/sdk/kit'
import { endTexts } from '@homecare/sdk/texts'
import { and, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { clockRecords } from '../tables/shifts.ts'
import { connections, connectionShifts, visitSeries } from '../tables/hiring.ts'
import { connectionFor } from './connections.ts'
import { tellOfEnd } from './endLetters.ts'
import { bothSides } from './policies.ts'
import { hiringServerTexts as words } from './texts.ts'
import { visitsOf } from './visitRows.ts'

type Row = typeof connections.$inferSelect

/** The end of a contract: what it brings with it, ending it, and taking the end back. */
export function answerEnds(routes: Routes): void {
  routes.on(previewEnd, bothSides, async ({ db, session: { user }, params, query, now }) => {
    const row = await hiredRow(db, params.id)
    const visits = await visitsAfter(db, user, row.id, query.last_day, row.tzid, now)
    return {
      earliest: dayIn(row.tzid, new Date(now)),
      visits,
      on_clock: await isOnClock(db, row.id),
      end_date: row.end_date,
    } satisfies EndPreview
  })

  routes.on(terminateConnection, bothSides, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const row = await hiredRow(tx, params.id, true)
      const today = dayIn(row.tzid, new Date(now))
      const { last_day, reason, note = '' } = body
      // Pressed twice is once.
      if (row.ended_by === user.id && row.end_date === last_day) return connectionFor(tx, user, row.id, now)
      const side = user.role === 'family' ? 'family' : 'caregiver'
      refuseWrong({
        reason: endReasonsOf(side).some(({ id }) => id === reason) ? undefined : endTexts.reason,
        last_day:
          last_day < today
            ? endTexts.inPast
            : row.end_date !== null && last_day > row.end_date
              ? endTexts.tooLate
              : undefined,
      })
      await tx
        .update(connections)
        .set({
          end_date: last_day,
          ended_by: user.id,
          end_reason: reason,
          end_note: note.trim() || null,
          ended_at: new Date(now),
        })
        .where(eq(connections.id, row.id))
      const canceled = await cancelAfter(tx, user, row.id, last_day, row.tzid, now)
      await tellOfEnd(deps, tx, user, { id: row.id, end_date: last_day, end_reason: reason }, canceled.length)
      return connectionFor(tx, user, row.id, now)
    }),
  )

  routes.on(resumeConnection, bothSides, ({ db, session: { user }, params, now }) =>
    db.transaction(async (tx) => {
      const row = await hiredRow(tx, params.id, true)
      if (row.ended_by === null) return connectionFor(tx, user, row.id, now)
      // What one side has ended, the other cannot take back.
      if (row.ended_by !== user.id) throw refuse.conflict(words.endedByOther)
      const today = dayIn(row.tzid, new Date(now))
      if ((row.end_date ?? '') < today) throw refuse.conflict(words.endIsOver)
      await tx
        .update(connections)
        .set({ end_date: null, ended_by: null, end_reason: null, end_note: null, ended_at: null })
        .where(eq(connections.id, row.id))
      return connectionFor(tx, user, row.id, now)
    }),
  )
}

/** A connection of two who work together, or did; a conflict before that. */
async function hiredRow(db: Db | Tx, id: number, lock = false): Promise<Row> {
  const query = db.select().from(connections).where(eq(connections.id, id))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw refuse.notFound()
  if (row.hire_stage !== 3) throw refuse.conflict(words.notHired)
  return row
}

/** The visits of a connection that begin after a day where they take place, and were not canceled. */
async function visitsAfter(
  db: Db | Tx,
  user: SessionUser,
  connectionId: number,
  day: string,
  zone: string,
  now: number,
): Promise<Visit[]> {
  const from = instantIn(zone, addDays(day, 1), '00:00') ?? new Date(now)
  const visits = await visitsOf(
    db,
    user,
    and(
      eq(connectionShifts.connection_id, connectionId),
      eq(connectionShifts.cancelled, false),
      gte(connectionShifts.start, new Date(Math.max(from.getTime(), now))),
    ),
  )
  return visits.filter(({ clock_in_at }) => clock_in_at === null)
}

/** Cancels the visits after a day, and ends the weekly ones with it. */
async function cancelAfter(
  tx: Tx,
  user: SessionUser,
  connectionId: number,
  day: string,
  zone: string,
  now: number,
): Promise<Visit[]> {
  const visits = await visitsAfter(tx, user, connectionId, day, zone, now)
  const ids = visits.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .update(connectionShifts)
      .set({ cancelled: true, cancelled_by: user.id, cancelled_at: new Date(now) })
      .where(inArray(connectionShifts.id, ids))
  await tx
    .update(visitSeries)
    .set({ to_day: day })
    .where(
      and(
        eq(visitSeries.connection_id, connectionId),
        or(isNull(visitSeries.to_day), gt(visitSeries.to_day, day)),
      ),
    )
  return visits
}

async function isOnClock(db: Db, connectionId: number): Promise<boolean> {
  const [open] = await db
    .select({ id: clockRecords.id })
    .from(clockRecords)
    .innerJoin(connectionShifts, eq(connectionShifts.id, clockRecords.visit_id))
    .where(and(eq(connectionShifts.connection_id, connectionId), isNull(clockRecords.clock_out_at)))
    .limit(1)
  return open !== undefined
}
