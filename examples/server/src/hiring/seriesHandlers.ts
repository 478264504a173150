import {
  addVisitSeries,
  busyMaxDays,
  endVisitSeries,
  listBusySpans,
  listVisitSeries,
  scheduleErrors,
  updateVisitSeries,
  visitSeriesRecord,
} from '@homecare/sdk/hiring'
import { addDays, checkNote, dayIn, daysBetween, instantIn, pacificTimeZone } from '@homecare/sdk/kit'
import { seriesTexts } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import { withinBenefit } from '../benefits/within.ts'
import type { Routes } from '../calls/on.ts'
import type { Tx } from '../db/connect.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { connections, hireDrafts } from '../tables/hiring.ts'
import { busySpans } from './busy.ts'
import { goesOn } from './goesOn.ts'
import { bookedWords, familyOf } from './planning.ts'
import { mayAskWhenBusy, visitPlanners, visitSides } from './policies.ts'
import { beginSeries, changeSeries, endSeries, listSeries, lockSeries } from './series.ts'
import { tellOfSeries } from './seriesLetters.ts'

/** Weekly visits: planned, changed and ended; and when somebody is busy. */
export function answerSeries(routes: Routes): void {
  routes.on(listVisitSeries, visitSides, ({ db, params, now }) => listSeries(db, params.id, now))

  routes.on(addVisitSeries, visitPlanners, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { schedule, from_day, to_day = null, note = '' } = body
      const [connection] = await tx.select().from(connections).where(eq(connections.id, params.id))
      const today = dayIn(connection!.tzid, new Date(now))
      refuseWrong({
        ...scheduleErrors(schedule),
        ...(from_day < today && { from_day: seriesTexts.fromInPast }),
        ...(to_day !== null && to_day < from_day && { to_day: seriesTexts.endBeforeStart }),
        note: checkNote(note) ?? undefined,
      })
      const keepWithin = await withinBenefit(tx, await familyOf(tx, params.id), user, now)
      const rows = await beginSeries(tx, {
        ...{ connectionId: params.id, schedule, from: from_day, until: to_day, note, now },
        says: bookedWords(user),
      })
      await keepWithin('schedule')
      await tellOfSeries(tx, deps, user, rows, 'added', from_day)
      return listSeries(tx, params.id, now)
    }),
  )

  routes.on(updateVisitSeries, visitSides, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const keepWithin = await withinBenefit(tx, await familyOf(tx, params.id), user, now)
      const { series, seen, today } = await lockedSeries(tx, params.id, params.seriesId, now)
      const { since, version, ...change } = body
      refuseStale(visitSeriesRecord, { ...change, version }, seen)
      const rule = { ...seen, ...given(change) }
      const { day_of_week, start_time, end_time, to_day, note } = rule
      const from = since ?? today
      refuseWrong({
        ...lineErrors(scheduleErrors([{ day_of_week, start_time, end_time }])),
        ...(from < today && { since: seriesTexts.fromInPast }),
        ...(to_day !== null && to_day < from && { to_day: seriesTexts.endBeforeStart }),
        note: checkNote(note) ?? undefined,
      })
      const changed = await changeSeries(
        tx,
        series,
        {
          ...{ day_of_week, start_time, end_time, to_day, note: note.trim() },
          days: day_of_week - seen.day_of_week,
        },
        { now, since: from, says: bookedWords(user) },
      )
      await keepWithin('end_time')
      await tellOfSeries(tx, deps, user, [changed], 'changed', from)
      return listSeries(tx, params.id, now)
    }),
  )

  routes.on(endVisitSeries, visitSides, ({ deps, db, session: { user }, params, query, now }) =>
    db.transaction(async (tx) => {
      const { series, seen, today } = await lockedSeries(tx, params.id, params.seriesId, now, true)
      // Ended twice is once.
      if (!seen) return listSeries(tx, params.id, now)
      refuseStale(visitSeriesRecord, query, seen)
      const { since = today } = query
      refuseWrong({ ...(since < today && { since: seriesTexts.fromInPast }) })
      const ended = await endSeries(tx, series, { by: user.id, reason: null, since, now })
      await tellOfSeries(tx, deps, user, [ended], 'ended', since)
      return listSeries(tx, params.id, now)
    }),
  )

  routes.on(listBusySpans, mayAskWhenBusy, async ({ db, session: { user }, params, query, now }) => {
    const { start_date, end_date } = query
    const days = daysBetween(start_date, end_date) ?? -1
    if (days < 0 || days >= busyMaxDays) throw refuse.invalid({ end_date: [seriesTexts.badSpan] })
    const [connection] = await db
      .select({ tzid: connections.tzid })
      .from(connections)
      .where(
        and(
          eq(connections.family_id, user.id),
          eq(connections.caregiver_id, params.id),
          goesOn(connections.end_date, now),
        ),
      )
    const begun = and(eq(hireDrafts.family_id, user.id), eq(hireDrafts.caregiver_id, params.id))
    // What they had to do with each other once tells nobody where the other one is today.
    if (!connection && (await db.$count(hireDrafts, begun)) === 0) throw refuse.notFound()
    const zone = connection?.tzid ?? pacificTimeZone
    const [from, until] = [start_date, addDays(end_date, 1)].map((day) => instantIn(zone, day, '00:00'))
    return from && until ? busySpans(db, params.id, from, until) : []
  })
}

/** What a change names. */
const given = <C extends object>(change: C) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<C>

/** Errors of a schedule of one line, by the fields of a series. */
const lineErrors = (errors: ReturnType<typeof scheduleErrors>) =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.replace('schedule.0.', ''), text]))

/** A series that goes on, locked, as it is seen; a 404 for another connection's. */
async function lockedSeries(tx: Tx, connectionId: number, id: number, now: number, mayHaveEnded?: true) {
  const series = await lockSeries(tx, connectionId, id)
  if (!series) throw refuse.notFound()
  const seen = (await listSeries(tx, connectionId, now)).find((one) => one.id === id)
  if (!seen && !mayHaveEnded) throw refuse.conflict(seriesTexts.seriesEnded)
  return { series, seen: seen!, today: dayIn(series.zone, new Date(now)) }
}
