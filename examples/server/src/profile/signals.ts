import { familiesReturned, type HireSpan } from '@homecare/sdk/caregivers'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** How many families hired a caregiver again, as everybody may know it: the SDK's rule over the hires there were. */
export async function familiesBackTo(db: Db, id: number, now: number): Promise<number | null> {
  const hires = await db.execute(sql`
    select family_id as family, start_date::text as start, end_date::text as "end" from connections where caregiver_id = ${id}::int and hire_stage = 3
      and start_date <= ${new Date(now).toISOString().slice(0, 10)}::date and (end_date is null or end_date >= start_date)`)
  return familiesReturned(hires.rows as unknown as HireSpan[])
}
