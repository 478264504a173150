import type { CaregiverConnection, ConnectionSummary } from '@homecare/sdk'
import { sql, type SQL } from 'drizzle-orm'
import { summaryColumns, summaryOf, type SummaryRow } from '../caregivers/summary.ts'
import type { Db } from '../db/connect.ts'
import type { Portrait } from '../account/portrait.ts'
import { photoAddress } from '../web/photos.ts'

/** The connections of a family, those who are hired first. */
export async function connectionsOfFamily(db: Db, familyId: number): Promise<ConnectionSummary[]> {
  const rows = await connectionRows(db, sql`k.family_id = ${familyId}`, familyId)
  return rows.map(connectionOf)
}

/** The connections of a caregiver with the job of each; of the family a first name and an initial. */
export async function connectionsOfCaregiver(db: Db, caregiverId: number): Promise<CaregiverConnection[]> {
  const rows = await connectionRows(db, sql`k.caregiver_id = ${caregiverId}`, null)
  return rows.map((row) => ({
    ...connectionOf(row),
    job:
      row.job_id === null
        ? null
        : {
            id: row.job_id,
            title: row.job_title,
            city: row.job_city,
            state: row.job_state,
            hours_week: row.job_hours_week,
          },
  }))
}

type ConnectionRow = SummaryRow & {
  readonly connection_id: number
  readonly hire_stage: number
  readonly provider_hourly_rate: number
  readonly provider_daily_rate: number | null
  readonly start_date: string | null
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

/** Both people are still here, and the contract has not ended. */
async function connectionRows(db: Db, whose: SQL, familyId: number | null): Promise<ConnectionRow[]> {
  const { rows } = await db.execute(sql`
    select ${summaryColumns(familyId)}, k.id as connection_id, k.hire_stage, k.provider_hourly_rate,
      k.provider_daily_rate, k.start_date::text as start_date, f.id as family_id, f.first_name as family_first_name,
      left(f.last_name, 1) as family_last_initial, f.portrait as family_portrait, j.id as job_id, j.title as job_title,
      j.city as job_city, j.state as job_state, j.hours_week as job_hours_week, talk.id as conversation_id
    from connections k
    join users f on f.id = k.family_id and f.deleted_at is null
    join caregivers c on c.id = k.caregiver_id
    join users u on u.id = c.id and u.deleted_at is null
    left join jobs j on j.id = k.job_id
    left join lateral (
      select id from conversations
      where (from_user = k.family_id and to_user = k.caregiver_id) or (from_user = k.caregiver_id and to_user = k.family_id)
      order by id limit 1
    ) talk on true
    where ${whose} and (k.end_date is null or k.end_date >= current_date)
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
