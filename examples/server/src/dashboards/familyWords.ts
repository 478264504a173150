import type { FamilyWord } from '@homecare/sdk/account'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { shortName } from '../people/person.ts'

/** How many are told. */
const mostWords = 20

/** What families told the staff of a caregiver when they declined them or ended the contract, the newest first. */
export async function familyWordsOf(db: Db, caregiverId: number): Promise<FamilyWord[]> {
  const declined = sql`
    from applications a join jobs j on j.id = a.job_id
    where a.caregiver_id = ${caregiverId}::int and a.declined`
  const { rows } = await db.execute(sql`
    select said.*, u.first_name, u.last_name from (
      select 'declined' as what, coalesce(a.answered_at, a.declined_date::timestamptz) as at, j.family_id,
        a.decline_reason as reason, a.decline_feedback as note
      ${declined} and coalesce(a.decline_reason, a.decline_feedback) is not null
      union all
      select case when k.end_reason = 'declined' then 'declined' else 'ended' end, k.ended_at, k.family_id,
        nullif(k.end_reason, 'declined'), k.end_note
      from connections k
      where k.caregiver_id = ${caregiverId}::int and k.ended_by = k.family_id and k.ended_at is not null
        and (k.end_reason <> 'declined'
          or (k.end_note is not null and not exists (select 1 ${declined} and j.family_id = k.family_id)))
    ) said join users u on u.id = said.family_id
    order by said.at desc nulls last limit ${mostWords}::int`)
  return (rows as unknown as Row[]).map(({ what, at, reason, note, ...family }) => ({
    ...{ what, reason, note },
    at: at === null ? '' : new Date(at).toISOString(),
    from: shortName(family),
  }))
}

type Row = Omit<FamilyWord, 'at' | 'from'> & {
  readonly at: string | Date | null
  readonly first_name: string
  readonly last_name: string
}
