import { checkNote } from '@homecare/sdk/kit'
import {
  updateNursingTimesheet,
  getNursingTimesheet,
  handInErrors,
  mayChangeTimesheet,
  nursingHoursErrors,
  nursingTimesheetLimits,
  nursingTimesheetRecord,
  startNursingTimesheet,
  submitNursingTimesheet,
  type NursingTimesheetDraft,
} from '@homecare/sdk/timesheets'
import { nursingTexts } from '@homecare/sdk/texts'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { SessionUser } from '../people/session.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import type { Tx } from '../db/connect.ts'
import { discardFiles } from '../uploads/storing.ts'
import type { Routes } from '../calls/on.ts'
import { only, owner, type PolicyContext } from '../calls/policy.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'
import { facilities, shifts } from '../tables/shifts.ts'
import { answerNursingPhotos, removePhotos } from './nursingPhotos.ts'
import { tellOfTimesheet } from './letters.ts'
import { handedInOf, lockedSheet, openSheet, readSheet, timesheetOf, type SheetRow } from './nursingRows.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'

const ownSheet = owner('timesheet', caregiverRoles, (context) => isTheirs(context, false))
const mine = owner(
  'timesheet, or the facility it was handed in to',
  [...caregiverRoles, 'facility'],
  (context) => isTheirs(context, true),
)

/** The timesheets of nursing shifts, each of one shift that the caller has worked. */
export function answerNursingTimesheets(routes: Routes): void {
  routes.on(getNursingTimesheet, mine, ({ db, params, session }) =>
    readSheet(db, params.id, session.user.role === 'facility' ? handedInOf : timesheetOf),
  )

  routes.on(startNursingTimesheet, only(...caregiverRoles), ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const shift = await workedShift(tx, user, body.shift_id, now)
      const ofShift = and(eq(nursingTimesheets.shift_id, shift.id), eq(nursingTimesheets.user_id, user.id))
      const [known] = await tx.select().from(nursingTimesheets).where(ofShift)
      if (known) return readSheet(tx, known.id)
      refuseDraft(body, shift, now)
      const [row] = await tx
        .insert(nursingTimesheets)
        .values({ shift_id: shift.id, user_id: user.id, ...columnsOf(body) })
        .returning()
      return timesheetOf(row!, [])
    }),
  )

  routes.on(updateNursingTimesheet, ownSheet, ({ db, params, body, now }) =>
    db.transaction(async (tx) => {
      const row = await openSheet(tx, params.id)
      refuseStale(nursingTimesheetRecord, body, await readSheet(tx, row.id))
      const { shift_id: _, version: __, ...given } = body
      const draft = { ...draftOf(row), ...withoutGaps(given) }
      refuseDraft(draft, await shiftOfSheet(tx, row), now)
      await tx.update(nursingTimesheets).set(columnsOf(draft)).where(eq(nursingTimesheets.id, row.id))
      return readSheet(tx, row.id)
    }),
  )

  routes.on(submitNursingTimesheet, ownSheet, async ({ db, deps, session, params, now }) => {
    const { sheet, gone } = await db.transaction(async (tx) => {
      const [row] = await lockedSheet(tx, params.id)
      const sheet = await readSheet(tx, params.id)
      // Handed in twice is once.
      if (!row || !mayChangeTimesheet(row)) return { sheet, gone: [] }
      refuseDraft(draftOf(row), await shiftOfSheet(tx, row), now)
      refuseWrong(handInErrors({ supervisor: sheet.supervisor, photos: sheet.photos.length }))
      const gone = await removePhotos(tx, row.id, row.handed_in?.taken_out ?? [])
      await tx
        .update(nursingTimesheets)
        .set({ status: 1, submitted_at: new Date(now), decided_at: null, decision_note: '', handed_in: null })
        .where(eq(nursingTimesheets.id, params.id))
      await tellOfTimesheet(tx, deps, row, session.user)
      return { sheet: await readSheet(tx, params.id), gone }
    })
    await discardFiles(deps, gone)
    return sheet
  })

  answerNursingPhotos(routes, ownSheet)
}

/** Whether the timesheet in the path is the caller's own or, where that counts too, was handed in to their facility. */
async function isTheirs({ db, session, params }: PolicyContext, facilityToo: boolean): Promise<boolean> {
  const own = eq(nursingTimesheets.user_id, session.user.id)
  const handedIn = and(eq(facilities.user_id, session.user.id), isNotNull(nursingTimesheets.submitted_at))
  const found = await db
    .select({ id: nursingTimesheets.id })
    .from(nursingTimesheets)
    .innerJoin(shifts, eq(shifts.id, nursingTimesheets.shift_id))
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .where(and(eq(nursingTimesheets.id, Number(params['id'])), facilityToo ? or(own, handedIn) : own))
  return found.length > 0
}

/** The caller's own shift, locked, once it has begun. */
async function workedShift(tx: Tx, user: SessionUser, id: number, now: number) {
  const [shift] = await tx
    .select()
    .from(shifts)
    .where(and(eq(shifts.id, id), eq(shifts.user_id, user.id)))
    .for('update')
  if (!shift) throw refuse.notFound()
  if (shift.status === 'cancelled' || shift.start.getTime() > now)
    throw refuse.conflict(nursingTexts.notBegun)
  return shift
}

async function shiftOfSheet(tx: Tx, { shift_id }: SheetRow) {
  const [shift] = await tx.select().from(shifts).where(eq(shifts.id, shift_id))
  return shift!
}

function refuseDraft(
  draft: Omit<NursingTimesheetDraft, 'shift_id'>,
  { start, end }: { readonly start: Date; readonly end: Date },
  now: number,
): void {
  const { supervisor = '', note = '' } = draft
  refuseWrong({
    ...nursingHoursErrors(draft, { start: start.toISOString(), end: end.toISOString() }, new Date(now)),
    ...(supervisor.length > nursingTimesheetLimits.supervisorMax && { supervisor: nursingTexts.tooLong }),
    note: checkNote(note) ?? undefined,
  })
}

function draftOf(row: SheetRow): Omit<NursingTimesheetDraft, 'shift_id'> {
  const { start, end, break_minutes, supervisor, note } = row
  return { start: start.toISOString(), end: end.toISOString(), break_minutes, supervisor, note }
}

function columnsOf(draft: Omit<NursingTimesheetDraft, 'shift_id'>) {
  return {
    start: new Date(draft.start),
    end: new Date(draft.end),
    break_minutes: draft.break_minutes ?? 0,
    supervisor: draft.supervisor?.trim() ?? '',
    note: draft.note?.trim() ?? '',
  }
}
