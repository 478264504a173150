import { dayIn } from '@homecare/sdk/kit'
import { nextSheetDays } from '@homecare/sdk/timesheets'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { timesheets } from '../../../tables/money/hours.ts'
import type { ConnectionTerms } from './terms.ts'
import { workedDays } from './worked.ts'

/** The days that a caregiver's next sheet of a connection would have. */
export async function nextDays(db: Db, terms: ConnectionTerms, now: number) {
  const { connection, pay } = terms
  if (connection.hire_stage !== 3) return null
  const sheets = await db
    .select({
      start_date: sql<string>`lower(${timesheets.days})::text`,
      end_date: sql<string>`(upper(${timesheets.days}) - 1)::text`,
    })
    .from(timesheets)
    .where(and(eq(timesheets.connection_id, connection.id), isNull(timesheets.corrects_id)))
  return nextSheetDays({
    today: dayIn(pay.zone, new Date(now)),
    worked: await workedDays(db, connection.id, now),
    ...{ sheets, contract: connection },
  })
}
