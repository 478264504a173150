import {
  addConnectionShift,
  cancelConnectionShift,
  getConnectionShift,
  isLateCancel,
  listVisits,
  mayChangeVisit,
  updateConnectionShift,
  visitErrors,
  visitRecord,
  type Visit,
} from '@homecare/sdk/hiring'
import { addDays, checkNote, dayIn } from '@homecare/sdk/kit'
import { visitTexts } from '@homecare/sdk/texts'
import { and, eq, gte, lt } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { withinBenefit } from '../benefits/within.ts'
import { inViews, only } from '../calls/policy.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'
import { unlessBooked } from '../people/bookings.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { connectionShifts } from '../tables/hiring.ts'
import { visitPlanners, visitSides } from './policies.ts'
import { bookedWords, familyOf, lockHired } from './planning.ts'
import { changeSeries, endSeries, lockSeriesOf, seriesAsMoved } from './series.ts'
import { tellOfSeries } from './seriesLetters.ts'
import { tellOfVisit } from './visitLetters.ts'
import { lockedVisit, oneVisit, visitsOf } from './visitRows.ts'

/** Visits of caregivers to families: planned, read, moved and cancelled (`next-shift`). */
export function answerVisits(routes: Routes): void {
  routes.on(
    listVisits,
    inViews(only('family', 'caregiver'), 'family-dashboard'),
    async ({ db, session: { user }, query }) => {
      // A day more on each side, where the calendar has one: what day it is depends on where the visit takes place.
      const from = new Date(`${addDays(query.start_date, -1) || query.start_date}T00:00:00Z`)
      const until = new Date(`${addDays(query.end_date, 2) || query.end_date}T00:00:00Z`)
      const window = and(gte(connectionShifts.start, from), lt(connectionShifts.start, until))
      return (await visitsOf(db, user, window)).filter(({ start, time_zone }) => {
        const day = dayIn(time_zone, new Date(start))
        return day >= query.start_date && day <= query.end_date
      })
    },
  )

  routes.on(getConnectionShift, visitSides, ({ db, session: { user }, params }) =>
    oneVisit(db, user, params.id, params.shiftId),
  )

  routes.on(addConnectionShift, visitPlanners, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { start, end, note = '' } = body
      refuseWrong({ ...visitErrors({ start, end }, new Date(now)), note: checkNote(note) ?? undefined })
      const keepWithin = await withinBenefit(tx, await familyOf(tx, params.id), user, now)
      await lockHired(tx, params.id, now, new Date(start))
      const planned = tx
        .insert(connectionShifts)
        .values({
          ...{ connection_id: params.id, note: note.trim() },
          ...{ start: new Date(start), end: new Date(end) },
        })
        .returning({ id: connectionShifts.id })
      const [row] = await unlessBooked(planned, bookedWords(user))
      await keepWithin('end')
      const visit = await oneVisit(tx, user, params.id, row!.id)
      await tellOfVisit(tx, deps, user, visit, 'added')
      return visit
    }),
  )

  routes.on(updateConnectionShift, visitSides, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { scope = 'one', ...change } = body
      const keepWithin = await withinBenefit(tx, await familyOf(tx, params.id), user, now)
      const series = await lockSeriesOf(tx, params.shiftId)
      const visit = await lockedVisit(tx, user, params.id, params.shiftId)
      refuseOver(visit, now)
      refuseStale(visitRecord, change, visit)
      const { start, end, note } = { ...visit, ...withoutGaps(change) }
      refuseWrong({
        ...visitErrors({ start, end }, new Date(now)),
        note: checkNote(note) ?? undefined,
      })
      if (series && scope !== 'one') {
        const moved = seriesAsMoved(series, visit, { start, end, note: note.trim() })
        const changed = await changeSeries(tx, series, moved, {
          ...{ now, says: bookedWords(user), also: visit.id },
          since: scope === 'all' ? undefined : series.day,
        })
        await keepWithin('end')
        const since = dayIn(visit.time_zone, new Date(start))
        await tellOfSeries(tx, deps, user, [changed], 'changed', since)
        return oneVisit(tx, user, params.id, visit.id)
      }
      const written = tx
        .update(connectionShifts)
        .set({ start: new Date(start), end: new Date(end), note: note.trim() })
        .where(eq(connectionShifts.id, visit.id))
      await unlessBooked(written.execute(), bookedWords(user))
      await keepWithin('end')
      const changed = await oneVisit(tx, user, params.id, visit.id)
      await tellOfVisit(tx, deps, user, changed, 'changed')
      return changed
    }),
  )

  routes.on(cancelConnectionShift, visitSides, ({ deps, db, session: { user }, params, query, body, now }) =>
    db.transaction(async (tx) => {
      const { scope = 'one', reason } = body ?? {}
      const series = await lockSeriesOf(tx, params.shiftId)
      const visit = await lockedVisit(tx, user, params.id, params.shiftId)
      // Cancelled twice is once.
      if (visit.cancelled) return visit
      refuseOver(visit, now)
      refuseStale(visitRecord, query, visit)
      const late_cancel = isLateCancel(visit, new Date(now))
      await tx
        .update(connectionShifts)
        .set({
          ...{ cancelled: true, cancelled_by: user.id, cancelled_at: new Date(now) },
          ...{ cancel_reason: reason ?? null, late_cancel },
        })
        .where(eq(connectionShifts.id, visit.id))
      const cancelled = await oneVisit(tx, user, params.id, visit.id)
      if (series && scope !== 'one') {
        const since = scope === 'all' ? dayIn(series.zone, new Date(now)) : series.day
        const ended = await endSeries(tx, series, { by: user.id, reason: reason ?? null, since, now })
        await tellOfSeries(tx, deps, user, [ended], 'ended', since)
        return cancelled
      }
      await tellOfVisit(tx, deps, user, cancelled, late_cancel ? 'cancelledLate' : 'cancelled')
      return cancelled
    }),
  )
}

function refuseOver(visit: Visit, now: number): void {
  if (mayChangeVisit(visit, new Date(now))) return
  throw refuse.conflict(visit.cancelled ? visitTexts.isCanceled : visitTexts.isOver)
}
