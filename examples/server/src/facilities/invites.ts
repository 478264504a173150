import { inviteToShift, listShiftCandidates, type ShiftCandidate } from '@homecare/sdk/facilities'
import { mayChangePosted, type FacilityShift } from '@homecare/sdk/shifts'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { typesThatCountOn } from '../caregivers/heldLicenses.ts'
import type { Db, Tx } from '../db/connect.ts'
import { isBusy } from '../people/bookings.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { oneFacilityShift } from '../shifts/facilityShifts.ts'
import { tellNurse } from '../shifts/letters.ts'
import { lockShift } from '../shifts/shiftRows.ts'
import { shiftServerTexts } from '../shifts/texts.ts'
import { shiftApplications } from '../tables/shifts.ts'
import { peopleOf } from './people.ts'
import { ownShift } from './shift.ts'

/** Candidates that a shift shows. */
const shown = 20

/** Whom a facility can ask to work an open shift of its, and asking them. */
export function answerShiftInvites(routes: Routes): void {
  routes.on(listShiftCandidates, ownShift, async ({ db, session: { user }, params, now }) =>
    candidatesOf(db, user, await oneFacilityShift(db, user, params.id), now),
  )

  routes.on(inviteToShift, ownShift, ({ deps, db, session: { user }, params, body: { user_id }, now }) =>
    db.transaction(async (tx) => {
      await lockShift(tx, params.id)
      const shift = await oneFacilityShift(tx, user, params.id)
      if (!mayChangePosted(shift, new Date(now))) throw refuse.conflict()
      const [candidate] = await candidatesOf(tx, user, shift, now, user_id)
      if (!candidate) throw refuse.invalid({ user_id: [shiftServerTexts.noCandidate] })
      if (!candidate.invited) {
        const given = { state: 'invited', note: '', created_at: new Date(now) } as const
        await tx
          .insert(shiftApplications)
          .values({ shift_id: shift.id, user_id, ...given })
          .onConflictDoUpdate({
            target: [shiftApplications.shift_id, shiftApplications.user_id],
            set: given,
          })
        await tellNurse(tx, deps, shift, user_id, 'invited')
      }
      return candidatesOf(tx, user, shift, now)
    }),
  )
}

/** Who could work a shift, or whether one person could. */
async function candidatesOf(
  db: Db | Tx,
  user: SessionUser,
  shift: FacilityShift,
  now: number,
  only?: number,
): Promise<ShiftCandidate[]> {
  if (!mayChangePosted(shift, new Date(now))) return []
  const people = await peopleOf(
    db,
    user.id,
    now,
    sql`${couldWork(shift)} ${only === undefined ? sql`` : sql`and u.id = ${only}::int`}`,
    { limit: shown },
  )
  const ids = people.map(({ id }) => id)
  const asked = ids.length
    ? await db
        .select({ id: shiftApplications.user_id })
        .from(shiftApplications)
        .where(
          and(
            eq(shiftApplications.shift_id, shift.id),
            eq(shiftApplications.state, 'invited'),
            inArray(shiftApplications.user_id, ids),
          ),
        )
    : []
  const invited = new Set(asked.map(({ id }) => id))
  return people.map((person) => ({ ...person, invited: invited.has(person.id) }))
}

/** Whether somebody, `u` with their profile `c`, holds a license for a shift, is free then, and has not answered for it yet. */
function couldWork({ id, start, end, license_types }: FacilityShift): SQL {
  const day = sql`(select s.day from shifts s where s.id = ${id}::int)`
  const types = sql`${sql.param([...license_types])}::int[]`
  return sql`p.standing is distinct from 'blocked'
    and (cardinality(${types}) = 0 or (c.id is not null and ${typesThatCountOn(day)} && ${types}))
    and not ${isBusy(sql`u.id`, new Date(start), new Date(end))}
    and not exists (
      select 1 from shift_applications a
      where a.shift_id = ${id}::int and a.user_id = u.id and a.state <> 'invited')`
}
