import {
  getFacilityPerson,
  listFacilityPeople,
  updateFacilityStanding,
  type FacilityPeopleView,
  type FacilityPerson,
  type FacilityPersonRecord,
} from '@homecare/sdk/facilities'
import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import { heldLicenses, typesThatCount } from '../caregivers/heldLicenses.ts'
import type { Db, Tx } from '../db/connect.ts'
import { personOf } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { facilities, facilityPeople, shiftApplications, shifts } from '../tables/shifts.ts'

const usualPage = 50
/** Shifts that the page of a person shows. */
const shiftsShown = 20

/** Whether the path names somebody whom the caller's facilities know. */
const acquaintance = owner('acquaintance', ['facility'], async ({ db, session, params }) => {
  const { rows } = await db.execute(
    sql`select 1 from ${known(session.user.id)} k join users u on u.id = k.id and u.deleted_at is null
      where k.id = ${Number(params['id'])}`,
  )
  return rows.length > 0
})

/** The people of a facility: listed, looked at, made favorites and blocked. */
export function answerFacilityPeople(routes: Routes): void {
  routes.on(listFacilityPeople, only('facility'), async ({ db, session: { user }, query, now }) => {
    const { view = 'known', limit = usualPage, offset = 0 } = query
    const [people, counted] = await Promise.all([
      peopleOf(db, user.id, now, viewed[view], { limit, offset }),
      db.execute(sql`select count(*)::int as records from ${knownPeople(user.id)} where ${viewed[view]}`),
    ])
    return { data: people, records: (counted.rows[0] as { records: number }).records }
  })

  routes.on(getFacilityPerson, acquaintance, ({ db, session: { user }, params, now }) =>
    recordOf(db, user, params.id, now),
  )

  routes.on(updateFacilityStanding, acquaintance, ({ db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { standing } = body
      const row = { facility_user_id: user.id, user_id: params.id }
      if (standing === null) {
        await tx
          .delete(facilityPeople)
          .where(and(eq(facilityPeople.facility_user_id, user.id), eq(facilityPeople.user_id, params.id)))
      } else {
        const given = { standing, created_at: new Date(now) }
        await tx
          .insert(facilityPeople)
          .values({ ...row, ...given })
          .onConflictDoUpdate({
            target: [facilityPeople.facility_user_id, facilityPeople.user_id],
            set: given,
          })
      }
      if (standing === 'blocked') await declineAll(tx, user, params.id)
      return recordOf(tx, user, params.id, now)
    }),
  )
}

/** What somebody applied for at these facilities, or was asked, is declined. */
async function declineAll(tx: Tx, user: SessionUser, userId: number): Promise<void> {
  const own = tx
    .select({ id: shifts.id })
    .from(shifts)
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .where(and(eq(facilities.user_id, user.id), eq(shifts.status, 'open')))
  await tx
    .update(shiftApplications)
    .set({ state: 'declined' })
    .where(
      and(
        eq(shiftApplications.user_id, userId),
        inArray(shiftApplications.state, ['applied', 'invited']),
        inArray(shiftApplications.shift_id, own),
      ),
    )
}

/** The numbers of those whom a facility knows: part of a statement. */
const known = (facilityUser: number): SQL => sql`(
  select s.user_id as id from shifts s join facilities f on f.id = s.facility_id
    where f.user_id = ${facilityUser}::int and s.user_id is not null and s.status <> 'cancelled'
  union
  select a.user_id from shift_applications a join shifts s on s.id = a.shift_id
    join facilities f on f.id = s.facility_id
    where f.user_id = ${facilityUser}::int and a.state in ('applied', 'invited', 'given_back')
  union
  select p.user_id from facility_people p where p.facility_user_id = ${facilityUser}::int
)`

/** Those who are still here, `u`, with how the facility stands to them, `p`, and their profile, `c`. */
const knownPeople = (facilityUser: number): SQL => sql`${known(facilityUser)} k
  join users u on u.id = k.id and u.deleted_at is null
  left join facility_people p on p.user_id = u.id and p.facility_user_id = ${facilityUser}::int
  left join caregivers c on c.id = u.id`

const viewed: Readonly<Record<FacilityPeopleView, SQL>> = {
  known: sql`p.standing is distinct from 'blocked'`,
  favorite: sql`p.standing = 'favorite'`,
  blocked: sql`p.standing = 'blocked'`,
}

export async function peopleOf(
  db: Db | Tx,
  facilityUser: number,
  now: number,
  where: SQL,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<FacilityPerson[]> {
  const at = new Date(now).toISOString()
  const { rows } = await db.execute(sql`
    select u.id, u.first_name, u.last_name, u.portrait, p.standing,
      coalesce(c.profile_state_name = 'active', false) as has_profile,
      case when c.id is null then '{}'::int[] else ${typesThatCount(now)} end as license_types,
      (select a.name from agency_caregivers w join agencies a on a.id = w.agency_id
        where w.user_id = u.id and w.left_at is null) as agency,
      coalesce(work.worked, 0)::int as worked, work.last, work.next, talk.id as conversation_id
    from ${knownPeople(facilityUser)}
    left join lateral (
      select count(*) filter (where s.status = 'done') as worked,
        (max(s.day) filter (where s.status = 'done'))::text as last,
        (min(s.day) filter (
          where s.status in ('assigned', 'confirmed') and s.start > ${at}::timestamptz))::text as next
      from shifts s join facilities f on f.id = s.facility_id
      where f.user_id = ${facilityUser}::int and s.user_id = u.id
    ) work on true
    left join lateral (
      select t.id from conversations t
      where (t.from_user = u.id and t.to_user = ${facilityUser}::int)
        or (t.from_user = ${facilityUser}::int and t.to_user = u.id)
      order by t.id limit 1
    ) talk on true
    where ${where}
    order by coalesce(p.standing = 'favorite', false) desc, worked desc, u.first_name, u.id
    limit ${limit} offset ${offset}`)
  return (rows as unknown as Row[]).map((row) => ({
    ...personOf(row),
    license_types: row.license_types,
    agency: row.agency,
    worked: row.worked,
    last: row.last,
    next: row.next,
    standing: row.standing,
    conversation_id: row.conversation_id,
    has_profile: row.has_profile,
  }))
}

type Row = Omit<FacilityPerson, 'last_initial' | 'photo'> & Pick<SessionUser, 'last_name' | 'portrait'>

async function recordOf(
  db: Db | Tx,
  user: SessionUser,
  id: number,
  now: number,
): Promise<FacilityPersonRecord> {
  const [person] = await peopleOf(db, user.id, now, sql`u.id = ${id}::int`, { limit: 1 })
  if (!person) throw refuse.notFound()
  const held = await heldLicenses(db, [id])
  const theirs = await db
    .select({ shift: shifts, time_zone: facilities.time_zone })
    .from(shifts)
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .where(and(eq(facilities.user_id, user.id), eq(shifts.user_id, id), ne(shifts.status, 'cancelled')))
    .orderBy(desc(shifts.start), desc(shifts.id))
    .limit(shiftsShown)
  return {
    ...person,
    licenses: held
      .filter(({ refused }) => !refused)
      .map(({ map_id, expires, verified }) => ({ map_id, expires, verified })),
    shifts: theirs.map(({ shift, time_zone }) => ({
      id: shift.id,
      start: shift.start.toISOString(),
      end: shift.end.toISOString(),
      time_zone,
      license_types: shift.license_types,
      status: shift.status,
    })),
  }
}
