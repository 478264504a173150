import { sql } from 'drizzle-orm'
import type { WaitingCount } from './waiter.ts'

/** An e-mail address that is not verified. */
export const emailWaits: WaitingCount = ({ id }) =>
  sql`select count(*) from users u where u.id = ${id}::int and not u.email_verified`
