import { sql, type SQL } from 'drizzle-orm'

/** The facility that a user staffs, by whose name others know them: the first where there are several, null for anybody else. */
export const houseOf = (user: SQL): SQL<string | null> =>
  sql<string | null>`(select f.name from facilities f where f.user_id = ${user} order by f.id limit 1)`
