import type { FamilyFacts } from '@homecare/sdk/families'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { shortName } from '../people/person.ts'

/** Days after its end for which a family is asked about a hire. */
const askedFor = 30

/** The hires of a family that ended lately, and of whom it has written nothing; the latest of each caregiver. */
export async function unreviewedOf(db: Db, family: number, now: number): Promise<FamilyFacts['unreviewed']> {
  const today = sql`(${new Date(now)}::timestamptz at time zone c.tzid)::date`
  const { rows } = await db.execute(sql`
    select distinct on (c.caregiver_id) c.id as connection_id, u.first_name, u.last_name, c.end_date::text as end_date
    from connections c join users u on u.id = c.caregiver_id and u.deleted_at is null
    where c.family_id = ${family}::int and c.hire_stage = 3 and c.end_date < ${today}
      and c.end_date >= ${today} - ${askedFor}::int and c.start_date <= c.end_date
      and not exists (select 1 from reviews r where r.reviewer_id = c.family_id and r.caregiver_id = c.caregiver_id)
      and not exists (select 1 from connections o where o.family_id = c.family_id
        and o.caregiver_id = c.caregiver_id and o.id > c.id)
    order by c.caregiver_id, c.id desc`)
  return (rows as unknown as Unreviewed[]).map(({ connection_id, end_date, ...user }) => ({
    ...{ connection_id, end_date, name: shortName(user) },
  }))
}

interface Unreviewed {
  readonly connection_id: number
  readonly first_name: string
  readonly last_name: string
  readonly end_date: string
}
