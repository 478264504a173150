import {
  decideClockCorrection,
  getClockRecord,
  listClockRecords,
  proposeClockCorrection,
  reasonNeedsNote,
  setClockService,
  whyNotCorrect,
  type ClockCorrection,
  type OnePlanClock,
} from '@homecare/sdk/clock'
import { assistance } from '@homecare/sdk/caregivers'
import { hasAccess, mayDecideClock } from '@homecare/sdk/careplans'
import { addDays, daysBetween, instantIn } from '@homecare/sdk/kit'
import { clockLimits } from '@homecare/sdk/shifts'
import { planClockTexts as words } from '@homecare/sdk/texts'
import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse } from '../../refusals/refuse.ts'
import { planConnections } from '../../tables/care/careplans.ts'
import { connections, connectionShifts } from '../../tables/hiring.ts'
import { clockCorrections, clockRecords } from '../../tables/shifts.ts'
import { noteSeen } from '../ground/noteSeen.ts'
import { lookers, onPlan } from '../ground/policies.ts'
import { standingOn, todayOn, type OnPlan } from '../ground/standing.ts'
import { planServerTexts } from '../ground/texts.ts'
import { visitsOn } from '../reading/visitRows.ts'
import { refuseInTheWay } from './inTheWay.ts'
import { tellOfCorrection, tellOfDecision } from './letters.ts'
import { clocksOf, correctionsOf } from './rows.ts'

/**
 * Whoever is on the plan. A caregiver who works there has their own clock also where the family has closed the plan to them:
 * their hours do not depend on it.
 */
const reads = (look: { readonly seen?: 'clock' } = {}) =>
  onPlan({
    roles: lookers,
    says: 'Those on the plan; a caregiver for their own visits, also without access',
    may: () => true,
    ...look,
  })
const worksThere = (says: string) =>
  onPlan({ roles: ['caregiver', 'agency_caregiver'], says, may: () => true })
const decides = onPlan({
  roles: ['family', 'staff'],
  says: 'The family; staff who have opened the plan and say why',
  may: mayDecideClock,
})

/** The clock of a plan: what was clocked, and what is said of it afterwards. */
export function answerPlanClock(routes: Routes): void {
  routes.on(
    listClockRecords,
    reads({ seen: 'clock' }),
    async ({ db, session: { user }, params, query, now }) => {
      const on = (await standingOn(db, user, params.id, now))!
      const { plan } = on
      const to = query.to ?? todayOn(plan, now)
      const from = query.from ?? addDays(to, -(clockLimits.correctDays - 1))
      const days = daysBetween(from, to)
      if (days === null || days < 0 || days >= clockLimits.mostDays)
        throw refuse.invalid({ to: [words.badTimes] })
      const [begin, until] = [from, addDays(to, 1)].map((day) => instantIn(plan.tzid, day, '00:00')!)
      const where = and(gte(connectionShifts.start, begin!), lt(connectionShifts.start, until!))
      const visits = await visitsOn(db, plan, todayOn(plan, now), user)
      return {
        plan: clockPlan(on),
        ...{ from, to },
        ...(await clocksOf(db, { plan, user, now, ownOnly: ownOnly(on), where })),
        today: ownOnly(on) ? visits.filter(({ own }) => own) : visits,
      }
    },
  )

  routes.on(getClockRecord, reads(), async ({ db, session: { user }, params, now, ip }) => {
    const on = (await standingOn(db, user, params.id, now))!
    const one = await oneClock(db, user, on, params.clockId, now)
    const looks = { planId: on.plan.id, by: user, standing: on.standing, ip, now }
    await noteSeen(db, { ...looks, what: 'clock', record: one.record.id })
    return one
  })

  routes.on(
    setClockService,
    worksThere('The caregiver whose record it is'),
    ({ db, session: { user }, params, body, now }) =>
      db.transaction(async (tx) => {
        const on = (await standingOn(tx, user, params.id, now))!
        const { record } = await oneClock(tx, user, on, params.clockId, now)
        if (body.category !== null && !assistance.find(body.category))
          throw refuse.invalid({ category: [planServerTexts.unknownCategory] })
        await tx
          .update(clockRecords)
          .set({ category_id: body.category })
          .where(eq(clockRecords.id, record.id))
        return oneClock(tx, user, on, params.clockId, now)
      }),
  )

  routes.on(
    proposeClockCorrection,
    worksThere('The caregiver of the visit'),
    ({ deps, db, session: { user }, params, body, now }) =>
      db.transaction(async (tx) => {
        const { plan } = (await standingOn(tx, user, params.id, now))!
        const visit = await lockedVisit(tx, plan.id, body.visit_id)
        if (visit?.caregiver_id !== user.id) throw refuse.notFound()
        if (visit.row.cancelled) throw refuse.conflict(words.canceled)
        const [record] = await tx.select().from(clockRecords).where(eq(clockRecords.visit_id, visit.row.id))
        if (record && record.clock_out_at === null) throw refuse.conflict(words.goesOn)
        const span = { start: visit.row.start.toISOString(), end: visit.row.end.toISOString() }
        const why = whyNotCorrect(span, body, new Date(now))
        if (why) throw refuse.conflict(why)
        await refuseInTheWay(tx, { ...body, record, caregiverId: user.id })
        const note = body.note?.trim() ?? ''
        if (reasonNeedsNote(body.reason) && note === '') throw refuse.invalid({ note: [words.noteRequired] })
        const at = new Date(now)
        // One that waits gives way: it was their own.
        await tx
          .update(clockCorrections)
          .set({ accepted: false, decided_by: user.id, decided_at: at })
          .where(and(eq(clockCorrections.visit_id, visit.row.id), isNull(clockCorrections.accepted)))
        const [row] = await tx
          .insert(clockCorrections)
          .values({
            ...{ visit_id: visit.row.id, reason: body.reason, note, by_user: user.id, at },
            ...{ clock_in_at: new Date(body.clock_in_at), clock_out_at: new Date(body.clock_out_at) },
            ...{ was_in_at: record?.clock_in_at ?? null, was_out_at: record?.clock_out_at ?? null },
          })
          .returning()
        await tellOfCorrection(deps, { plan, by: user, correctionId: row!.id })
        return correctionOf(tx, visit.row.id, row!.id)
      }),
  )

  routes.on(decideClockCorrection, decides, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { plan } = (await standingOn(tx, user, params.id, now))!
      const [known] = await tx
        .select()
        .from(clockCorrections)
        .where(eq(clockCorrections.id, params.correctionId))
      const visit = known && (await lockedVisit(tx, plan.id, known.visit_id))
      if (!visit) throw refuse.notFound()
      const [row] = await tx
        .select()
        .from(clockCorrections)
        .where(eq(clockCorrections.id, known.id))
        .for('update')
      if (row!.accepted === body.accept) return correctionOf(tx, visit.row.id, known.id)
      if (row!.accepted !== null) throw refuse.conflict(words.decided)
      const decision_note = body.note?.trim() ?? ''
      if (user.role === 'staff' && decision_note === '') throw refuse.invalid({ note: [words.staffReason] })
      await tx
        .update(clockCorrections)
        .set({ accepted: body.accept, decided_by: user.id, decided_at: new Date(now), decision_note })
        .where(eq(clockCorrections.id, known.id))
      if (body.accept) await takeOver(tx, row!, visit.caregiver_id)
      await tellOfDecision(deps, { plan, to: visit.caregiver_id, correction: row!, accepted: body.accept })
      return correctionOf(tx, visit.row.id, known.id)
    }),
  )
}

/** A caregiver sees what they clocked themselves. */
const ownOnly = ({ standing }: OnPlan) => standing.side === 'caregiver'

const clockPlan = (on: OnPlan) => ({
  ...{ id: on.plan.id, recipient_name: on.plan.recipient_name, time_zone: on.plan.tzid },
  decides: mayDecideClock(on.standing),
  sees_plan: hasAccess(on.standing),
})

async function oneClock(
  db: Db | Tx,
  user: SessionUser,
  on: OnPlan,
  clockId: number,
  now: number,
): Promise<OnePlanClock> {
  const where = eq(clockRecords.id, clockId)
  const { records } = await clocksOf(db, { plan: on.plan, user, now, ownOnly: ownOnly(on), where })
  if (!records[0]) throw refuse.notFound()
  return { plan: clockPlan(on), record: records[0] }
}

async function correctionOf(tx: Tx, visitId: number, id: number): Promise<ClockCorrection> {
  return (await correctionsOf(tx, [visitId])).find((one) => one.id === id)!
}

/** A visit of a plan, locked; with whose it is. */
async function lockedVisit(tx: Tx, planId: number, visitId: number) {
  const [found] = await tx
    .select({ row: connectionShifts, caregiver_id: connections.caregiver_id })
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .innerJoin(planConnections, eq(planConnections.connection_id, connections.id))
    .where(and(eq(connectionShifts.id, visitId), eq(planConnections.plan_id, planId)))
    .for('update', { of: connectionShifts })
  return found ?? null
}

/** From now on the times count that were accepted; what was clocked stays in the row of the correction. */
async function takeOver(
  tx: Tx,
  { visit_id, clock_in_at, clock_out_at }: typeof clockCorrections.$inferSelect,
  userId: number,
): Promise<void> {
  const [record] = await tx.select().from(clockRecords).where(eq(clockRecords.visit_id, visit_id))
  await refuseInTheWay(tx, { clock_in_at, clock_out_at, record, caregiverId: userId })
  if (!record) {
    await tx
      .insert(clockRecords)
      .values({ user_id: userId, visit_id, clock_in_at, clock_out_at, typed: true })
    return
  }
  // Breaks that lie outside of the times are no part of the work.
  const breaks = record.breaks
    .filter(({ begin }) => new Date(begin) >= clock_in_at && new Date(begin) < clock_out_at)
    .map((rest) =>
      rest.end && new Date(rest.end) > clock_out_at ? { ...rest, end: clock_out_at.toISOString() } : rest,
    )
  await tx
    .update(clockRecords)
    .set({ clock_in_at, clock_out_at, breaks, closed_at: null, closed_read_at: null, abandoned_at: null })
    .where(eq(clockRecords.id, record.id))
}
