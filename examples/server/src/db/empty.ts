import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

/** Empties every table and starts their numbers again; the migrations stay. */
export async function emptyTables(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(sql`
    do $$ begin perform set_config('homecare.emptying', 'on', true); execute (
      select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
      from pg_tables where schemaname = 'public'
    ); end $$`)
}
