import { answerUndoMs, type ConnectionSummary } from '@homecare/sdk/families'
import type { CaregiverConnection, Connection, ConnectionPeriod, Visit } from '@homecare/sdk/hiring'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import { summaryColumns, summaryOf, type SummaryRow } from '../caregivers/summary.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Portrait } from '../tables/portrait.ts'
import type { SessionUser } from '../people/session.ts'
import { jobReader } from '../jobs/reader.ts'
import { refuse } from '../refusals/refuse.ts'
import { photoAddress } from '../people/photoAddress.ts'
import { goesOn } from './goesOn.ts'
import { timesheets } from '../tables/money/hours.ts'
import { nextVisit } from './visitRows.ts'
import { regularRateOn } from './wageRateRows.ts'

/** The connections of a family, those who are hired first. */
export async function connectionsOfFamily(
  db: Db,
  familyId: number,
  now: number,
): Promise<ConnectionSummary[]> {
  const whose = sql`k.family_id = ${familyId} and ${goesOn(sql`k.end_date`, now)}`
  const rows = await connectionRows(db, whose, familyId, now)
  return rows.map(connectionOf)
}

/** The connections of a caregiver with the job of each; of the family a first name and an initial. */
export async function connectionsOfCaregiver(
  db: Db,
  caregiver: SessionUser,
  now: number,
): Promise<CaregiverConnection[]> {
  const whose = sql`k.caregiver_id = ${caregiver.id} and ${goesOn(sql`k.end_date`, now)} and not ${canBeTakenBack(now)}`
  const rows = await connectionRows(db, whose, null, now)
  return rows.map((row) => ({ ...connectionOf(row), job: jobOf(row, caregiver) }))
}

/**
 * One connection as one of its sides sees it, ended or not; not found once the other one's account is gone. `ahead` are the visits
 * that lie ahead, where somebody has read them already.
 */
export async function connectionFor(
  db: Db | Tx,
  reader: SessionUser,
  id: number,
  now: number,
  ahead?: readonly Visit[],
): Promise<Connection> {
  const familyId = reader.role === 'family' ? reader.id : null
  const [row] = await connectionRows(db, sql`k.id = ${id}`, familyId, now)
  if (!row) throw refuse.notFound()
  return {
    ...connectionOf(row),
    job: jobOf(row, reader),
    contact_types: row.contact_types ?? (row.conversation_id === null ? [] : ['message']),
    upcoming_shift: ahead
      ? (ahead.find(({ cancelled }) => !cancelled) ?? null)
      : await nextVisit(db, reader, id, now),
    timesheets: { total_records: await sheetCount(db, reader, id), page: 1 },
    plan_id: await planOf(db, reader, row),
    end_date: row.end_date,
    end:
      row.ended_by === null
        ? null
        : { by: row.ended_by, reason: row.end_reason ?? '', at: isoOf(row.ended_at) },
    time_zone: row.tzid,
    place: row.care_city === null ? null : { city: row.care_city, state: row.care_state ?? '' },
    others: await othersOf(db, row, familyId === null, now),
  }
}

/**
 * The other contracts of the same two, and what goes on between them now, the newest first. A caregiver is not told of a yes
 * that can still be taken back.
 */
async function othersOf(
  db: Db | Tx,
  { connection_id, family_id, id }: Pick<ConnectionRow, 'connection_id' | 'family_id' | 'id'>,
  isCaregiver: boolean,
  now: number,
): Promise<ConnectionPeriod[]> {
  const going = goesOn(sql`k.end_date`, now)
  const { rows } = await db.execute(sql`
    select k.id, k.hire_stage, k.start_date::text as start_date, k.end_date::text as end_date, ${going} as goes_on
    from connections k
    where k.family_id = ${family_id} and k.caregiver_id = ${id} and k.id <> ${connection_id}
      and (k.hire_stage = 3 or ${going}) ${isCaregiver ? sql`and not ${canBeTakenBack(now)}` : sql``}
    order by k.id desc`)
  return rows as unknown as ConnectionPeriod[]
}

/** That the connection `k` came of a yes that its family may still take back: its caregiver does not know of it yet. */
const canBeTakenBack = (now: number): SQL => sql`exists (
  select 1 from applications a
  where a.job_id = k.job_id and a.caregiver_id = k.caregiver_id and a.accepted and a.answered_at = k.created_at
    and a.answered_at > ${new Date(now - answerUndoMs).toISOString()}::timestamptz)`

/**
 * The care plan that a connection leads to, where its reader sees anything of it: the family always, and a caregiver as far as it
 * has let them in.
 */
async function planOf(db: Db | Tx, reader: SessionUser, row: ConnectionRow): Promise<number | null> {
  const { rows } = await db.execute(sql`
    select c.plan_id from plan_connections c
    where c.connection_id = ${row.connection_id} and (${reader.id} = ${row.family_id} or exists (
      select 1 from plan_people pp where pp.plan_id = c.plan_id and pp.user_id = ${reader.id}
        and pp.removed_at is null and not pp.no_access))`)
  return (rows[0] as { plan_id: number } | undefined)?.plan_id ?? null
}

const isoOf = (at: Date | string | null) => (at === null ? '' : new Date(at).toISOString())

type ConnectionRow = SummaryRow & {
  readonly connection_id: number
  readonly hire_stage: number
  readonly provider_hourly_rate: number
  readonly provider_daily_rate: number | null
  readonly start_date: string | null
  readonly contact_types: string[] | null
  readonly end_date: string | null
  readonly ended_by: number | null
  readonly end_reason: string | null
  readonly ended_at: Date | string | null
  readonly tzid: string
  readonly care_city: string | null
  readonly care_state: string | null
  readonly family_id: number
  readonly family_first_name: string
  readonly family_last_initial: string
  readonly family_portrait: Portrait | null
  readonly job_id: number | null
  readonly job_title: string
  readonly job_city: string
  readonly job_state: string
  readonly job_hours_week: number
  readonly conversation_id: number | null
}

/** Connections of which both people are still here. What is paid since the hire stands in the rates, before it here. */
async function connectionRows(
  db: Db | Tx,
  whose: SQL,
  familyId: number | null,
  now: number,
): Promise<ConnectionRow[]> {
  const { rows } = await db.execute(sql`
    select ${summaryColumns(familyId, now)}, k.id as connection_id, k.hire_stage,
      case when k.hire_stage < 3 then k.provider_hourly_rate when rate.unit = 1 then rate.amount_cents else 0 end
        as provider_hourly_rate,
      case when k.hire_stage < 3 then k.provider_daily_rate when rate.unit = 2 then rate.amount_cents end
        as provider_daily_rate,
      k.start_date::text as start_date,
      coalesce(to_jsonb(k.contact_types), (
        select o.terms -> 'contact_types' from hire_offers o
        where o.connection_id = k.id and o.state = 'accepted' order by o.version desc limit 1
      )) as contact_types, k.end_date::text as end_date, k.ended_by, k.end_reason, k.ended_at, k.tzid,
      coalesce(p.city, nullif(f.city, '')) as care_city, coalesce(p.state, f.state) as care_state, f.id as family_id,
      f.first_name as family_first_name, left(f.last_name, 1) as family_last_initial, f.portrait as family_portrait, j.id as job_id, j.title as job_title,
      j.city as job_city, j.state as job_state, j.hours_week as job_hours_week, talk.id as conversation_id
    from connections k
    join users f on f.id = k.family_id and f.deleted_at is null
    join caregivers c on c.id = k.caregiver_id
    join users u on u.id = c.id and u.deleted_at is null
    left join jobs j on j.id = k.job_id
    left join care_places p on p.id = k.care_place_id
    left join lateral ${regularRateOn(sql`k.id`, dayIn(pacificTimeZone, new Date(now)))} rate on k.hire_stage = 3
    left join lateral (
      select id from conversations
      where (from_user = k.family_id and to_user = k.caregiver_id) or (from_user = k.caregiver_id and to_user = k.family_id)
      order by id limit 1
    ) talk on true
    where ${whose}
    order by k.hire_stage desc, k.created_at desc, k.id desc`)
  return rows as unknown as ConnectionRow[]
}

function connectionOf(row: ConnectionRow): ConnectionSummary {
  return {
    id: row.connection_id,
    provider: summaryOf(row),
    family: {
      id: row.family_id,
      first_name: row.family_first_name,
      last_initial: row.family_last_initial,
      photo: photoAddress(row.family_id, row.family_portrait),
    },
    hire_stage: row.hire_stage,
    // Zero stands for a rate that has not been agreed.
    provider_hourly_rate: row.provider_hourly_rate || null,
    provider_daily_rate: row.provider_daily_rate,
    job_id: row.job_id,
    start_date: row.start_date,
    conversation_id: row.conversation_id,
  }
}

function jobOf(row: ConnectionRow, reader: SessionUser): CaregiverConnection['job'] {
  if (row.job_id === null) return null
  return {
    id: row.job_id,
    title: reader.id === row.family_id || jobReader(reader).whole ? row.job_title : null,
    city: row.job_city,
    state: row.job_state,
    hours_week: row.job_hours_week,
  }
}

/** How many timesheets of a connection its reader sees: a family those that were handed in. An agency's are its own matter. */
async function sheetCount(db: Db | Tx, { role }: SessionUser, connectionId: number): Promise<number> {
  if (role === 'agency_caregiver') return 0
  const seen = role === 'family' ? isNotNull(timesheets.submitted_at) : undefined
  return db.$count(timesheets, and(eq(timesheets.connection_id, connectionId), seen))
}
