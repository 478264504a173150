import type { CaregiverSummary } from '@homecare/sdk/caregivers'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { canBeFound, summaryColumns, summaryOf, type SummaryRow } from './summary.ts'

/** What a family is shown of one caregiver; not found where they cannot be found. */
export async function caregiverSummary(
  db: Db,
  id: number,
  familyId: number,
  now: number,
): Promise<CaregiverSummary> {
  const { rows } = await db.execute(sql`
    select ${summaryColumns(familyId, now)}
    from caregivers c join users u on u.id = c.id
    where c.id = ${id}::int and ${canBeFound}`)
  const [row] = rows as unknown as SummaryRow[]
  if (!row) throw refuse.notFound()
  return summaryOf(row)
}
