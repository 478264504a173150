import { answerUndoMs } from '@homecare/sdk/families'
import type { Applicant } from '@homecare/sdk/jobs'
import { sql } from 'drizzle-orm'
import { canBeFound, summaryColumns, summaryOf, type SummaryRow } from '../caregivers/summary.ts'
import type { Db } from '../db/connect.ts'

/** An applicant, and whether the family has written to them or they to it. */
export interface KnownApplicant {
  readonly applicant: Applicant
  readonly in_touch: boolean
}

type ApplicantRow = SummaryRow & {
  readonly application_id: number
  readonly job_id: number
  readonly proposal_state: string
  readonly applied_date: string | null
  readonly family_note: string | null
  readonly accepted: boolean
  readonly answered_at: string | null
  readonly note: string
  readonly in_touch: boolean
}

/** Who has applied to the jobs of a family and was not declined, by job, the latest first. */
export async function applicantsOf(
  db: Db,
  familyId: number,
  now: number,
): Promise<Map<number, KnownApplicant[]>> {
  const { rows } = await db.execute(sql`
    select ${summaryColumns(familyId, now)}, a.id as application_id, a.job_id, a.proposal_state,
      a.applied_date::text as applied_date, a.family_note, a.note, a.accepted, a.answered_at,
      exists (
        select 1 from conversations t
        where (t.from_user = ${familyId} and t.to_user = c.id) or (t.from_user = c.id and t.to_user = ${familyId})
      ) as in_touch
    from applications a
    join jobs j on j.id = a.job_id
    join caregivers c on c.id = a.caregiver_id
    join users u on u.id = c.id
    where j.family_id = ${familyId} and a.proposal_state = 'applied' and not a.declined and ${canBeFound}
    order by a.accepted, a.applied_date desc nulls last, a.id desc`)
  const byJob = new Map<number, KnownApplicant[]>()
  for (const row of rows as unknown as ApplicantRow[]) {
    const known = byJob.get(row.job_id) ?? []
    byJob.set(row.job_id, [...known, { applicant: applicantOf(row, now), in_touch: row.in_touch }])
  }
  return byJob
}

function applicantOf(row: ApplicantRow, now: number): Applicant {
  const provider = summaryOf(row)
  return {
    id: row.application_id,
    provider,
    has_favorited: provider.has_favorited,
    proposal_state: row.proposal_state,
    applied_date: row.applied_date,
    declined: false,
    declined_date: null,
    accepted: row.accepted,
    undo_until: row.answered_at && undoUntil(new Date(row.answered_at), now),
    family_note: row.family_note,
    caregiver_note: row.note,
  }
}

/** Until when an answer to an application can be taken back, as an instant; null once that is over. */
export function undoUntil(answered: Date, now: number): string | null {
  const until = answered.getTime() + answerUndoMs
  return until > now ? new Date(until).toISOString() : null
}
