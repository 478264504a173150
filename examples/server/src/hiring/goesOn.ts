import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** That a connection's contract has not ended, by its last day: it still goes on that day. */
export const goesOn = (endDate: SQLWrapper, now: number): SQL =>
  sql`(${endDate} is null or ${endDate} >= ${dayIn(pacificTimeZone, new Date(now))}::date)`
