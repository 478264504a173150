import type { AgencyPaper } from '@homecare/sdk/agency'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** The documents and licenses of people, without what is in them; what was deleted is none. */
export async function papersOf(db: Db, people: readonly number[]): Promise<AgencyPaper[]> {
  if (people.length === 0) return []
  const theirs = sql`(${sql.join(
    people.map((id) => sql`${id}`),
    sql`, `,
  )})`
  const { rows } = await db.execute(sql`
    select 'document' as kind, d.id, d.user_id as caregiver_id, d.name, d.expiry_date::text as expires,
      case
        when d.requested_at is not null and not exists (select 1 from document_files f where f.document_id = d.id)
          then 'requested'
        when d.verified_by is not null then 'verified'
        when d.skip_verify_by is not null then 'skipped'
        else 'waiting'
      end as state
    from documents d where d.deleted_at is null and d.user_id in ${theirs}
    union all
    select 'license', l.id, l.caregiver_id, l.license_name, l.expires::text,
      case
        when l.verified_at is not null then 'verified'
        when l.refused_at is not null then 'refused'
        else 'waiting'
      end
    from licenses l where l.caregiver_id in ${theirs}
    order by caregiver_id, kind, id`)
  return rows as unknown as AgencyPaper[]
}
