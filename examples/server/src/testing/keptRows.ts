import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** Keeps a copy of every row and of where every sequence stands: going back to it is much cheaper than seeding again. */
export async function keepRows(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare t text; begin
      drop schema if exists kept cascade;
      create schema kept;
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table kept.%1$I as table public.%1$I', t);
      end loop;
      create table kept."the sequences" as
        select sequencename::text as name, last_value from pg_sequences where schemaname = 'public';
    end $$`)
}

/**
 * Every table and sequence as it was kept, of which only what has changed is written: reading all takes a tenth of
 * filling all. Triggers stay silent: what they wrote was kept with the rest.
 */
export async function restoreRows(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare t text; columns text; same boolean; begin
      set local session_replication_role = replica;
      perform set_config('homecare.emptying', 'on', true);
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format(
          'select (select count(*) from public.%1$I) = (select count(*) from kept.%1$I) and not exists (
            select p::text from public.%1$I p except all select k::text from kept.%1$I k)', t) into same;
        continue when same;
        select string_agg(format('%I', column_name), ', ') into columns
          from information_schema.columns
          where table_schema = 'public' and table_name = t and is_generated = 'NEVER';
        execute format('delete from public.%I', t);
        execute format(
          'insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I', t, columns);
      end loop;
      perform case when k.last_value is null
          then setval(format('public.%I', k.name)::regclass, s.start_value, false)
          else setval(format('public.%I', k.name)::regclass, k.last_value) end
        from kept."the sequences" k join pg_sequences s on s.schemaname = 'public' and s.sequencename = k.name
        where s.last_value is distinct from k.last_value;
    end $$`)
}
