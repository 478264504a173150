import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Connection } from '../db/connect.ts'

/**
 * Keeps a copy of every row and of where every sequence stands, and writes the function that goes back to them: much cheaper
 * than seeding again. Rows that are as they were kept bear the number of this transaction, of one before it, or of one that
 * has restored them. Of each table the function writes only what has changed. It names all tables and columns, so that a
 * connection has its statements planned once: to plan them takes longer than to run them.
 */
export async function keepRows({ db }: Pick<Connection, 'db'>): Promise<void> {
  await db.execute(sql`
    do $$ declare t text; n bigint; columns text; steps text := ''; numbers text; begin
      drop schema if exists kept cascade;
      create schema kept;
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table kept.%1$I as table public.%1$I', t);
        get diagnostics n = row_count;
        select string_agg(format('%I', attname), ', ') into columns from pg_attribute
          where attrelid = format('public.%I', t)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        -- What was only added to loses what is new. What lost a row is written anew, so that its rows lie in the order they had.
        steps := steps || format('
          select count(*), count(*) filter (where age(xmin) >= age(kept_first) or xmin = any(kept_restored))
            into kept_all, kept_untouched from public.%1$I;
          if kept_untouched < %2$s then
            delete from public.%1$I;
            insert into public.%1$I (%3$s) overriding system value select %3$s from kept.%1$I;
          elsif kept_all > %2$s then
            delete from public.%1$I where not (age(xmin) >= age(kept_first) or xmin = any(kept_restored));
          end if;', t, n, columns);
      end loop;
      select string_agg(format('(select setval(%L, %s, %L) from public.%I where (last_value, is_called) <> (%2$s, %3$L))',
          format('public.%I', sequencename), coalesce(last_value, start_value), last_value is not null, sequencename), ', ')
        into numbers from pg_sequences where schemaname = 'public';
      create table kept."the transactions" as select pg_current_xact_id()::xid as id;
      execute format('create function kept.restore() returns void language plpgsql set plan_cache_mode = force_generic_plan as %L',
        format('declare kept_restored xid[]; kept_first xid; kept_all bigint; kept_untouched bigint; begin
          perform set_config(''homecare.emptying'', ''on'', true);
          select array_agg(id), (array_agg(id order by age(id) desc))[1] into kept_restored, kept_first from kept."the transactions";
          %s
          if pg_current_xact_id_if_assigned() is not null then
            insert into kept."the transactions" values (pg_current_xact_id()::xid);
          end if;
          perform %s;
        end', steps, numbers));
    end $$`)
}

/** Every table and sequence as it was kept. Triggers stay silent: what they wrote was kept with the rest. */
export async function restoreRows(connection: Connection): Promise<void> {
  if (!connection.embedded) return void (await silent(connection).query('select kept.restore()'))
  await connection.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`select kept.restore()`)
  })
}

const silentOnes = new WeakMap<pg.Pool, pg.Pool>()

/** A connection of its own to a database, on which triggers are silent: turning them off and on forgets what was planned. */
function silent({ pool }: Connection): pg.Pool {
  const known = silentOnes.get(pool)
  if (known) return known
  const own = new pg.Pool({
    connectionString: pool.options.connectionString,
    options: '-c session_replication_role=replica',
    ...{ max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true },
  })
  silentOnes.set(pool, own)
  return own
}
