import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Connection } from '../db/connect.ts'

/**
 * Keeps a copy of every row and of where every sequence stands, and writes the function that goes back to them: much cheaper
 * than seeding again. Rows that are as they were kept bear the number of this transaction, of one before it, or of one that
 * has restored them; of each table only what has changed is written. What looks for that is one statement that names all
 * tables, so that a connection has it planned once: to plan it takes longer than to run it.
 */
export async function keepRows({ db }: Pick<Connection, 'db'>): Promise<void> {
  await db.execute(sql`
    do $$ declare t text; n bigint; columns text; counts text; numbers text; begin
      drop schema if exists kept cascade;
      create schema kept;
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table kept.%1$I as table public.%1$I', t);
        get diagnostics n = row_count;
        select string_agg(format('%I', attname), ', ') into columns from pg_attribute
          where attrelid = format('public.%I', t)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
        counts := concat_ws(' union all ', counts, format(
          'select %1$L as name, %3$L as columns, %2$s as kept, count(*) as present,
            count(*) filter (where age(xmin) >= age(first) or xmin = any(restored)) as untouched from public.%1$I', t, n, columns));
      end loop;
      select string_agg(format('(select setval(%L, %s, %L) from public.%I where (last_value, is_called) <> (%2$s, %3$L))',
          format('public.%I', sequencename), coalesce(last_value, start_value), last_value is not null, sequencename), ', ')
        into numbers from pg_sequences where schemaname = 'public';
      create table kept."the transactions" as select pg_current_xact_id()::xid as id;
      execute format('create function kept.restore() returns void language plpgsql set plan_cache_mode = force_generic_plan as %L',
        format('#variable_conflict use_variable
        declare t record; restored xid[]; first xid; begin
          perform set_config(''homecare.emptying'', ''on'', true);
          select array_agg(id), (array_agg(id order by age(id) desc))[1] into restored, first from kept."the transactions";
          for t in select * from (%s) as counted where kept <> present or kept <> untouched loop
            -- What was only added to loses what is new. What lost a row is written anew, so that its rows lie in the order they had.
            if t.untouched = t.kept then
              execute format(''delete from public.%%I where not (age(xmin) >= age($1) or xmin = any($2))'', t.name)
                using first, restored;
            else
              execute format(''delete from public.%%I'', t.name);
              execute format(''insert into public.%%1$I (%%2$s) overriding system value select %%2$s from kept.%%1$I'', t.name, t.columns);
            end if;
          end loop;
          if pg_current_xact_id_if_assigned() is not null then
            insert into kept."the transactions" values (pg_current_xact_id()::xid);
          end if;
          perform %s;
        end', counts, numbers));
    end $$`)
}

/** Every table and sequence as it was kept. Triggers stay silent: what they wrote was kept with the rest. */
export async function restoreRows(connection: Connection): Promise<void> {
  if (!connection.embedded) return void (await silent(connection).query('select kept.restore()'))
  await connection.db.execute(
    sql`select set_config('session_replication_role', 'replica', true), kept.restore()`,
  )
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
