import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/**
 * Keeps a copy of every row and of where every sequence stands: going back to it is much cheaper than seeding again. Rows
 * that are as they were kept bear the number of this transaction, of one before it, or of one that has restored them.
 */
export async function keepRows(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare t text; n bigint; begin
      drop schema if exists kept cascade;
      create schema kept;
      create table kept."the tables" (name text primary key, rows bigint, columns text);
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table kept.%1$I as table public.%1$I', t);
        get diagnostics n = row_count;
        insert into kept."the tables" select t, n,
          (select string_agg(format('%I', attname), ', ') from pg_attribute
            where attrelid = c and attnum > 0 and not attisdropped and attgenerated = '')
          from (select format('public.%I', t)::regclass as c) of;
      end loop;
      create table kept."the sequences" as
        select sequencename::text as name, last_value from pg_sequences where schemaname = 'public';
      create table kept."the transactions" as select pg_current_xact_id()::xid as id;
    end $$`)
}

/**
 * Every table and sequence as it was kept, of which only what has changed is written. Triggers stay silent: what they wrote
 * was kept with the rest.
 */
export async function restoreRows(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ declare t record; restored xid[]; first xid; n bigint; untouched bigint; begin
      set local session_replication_role = replica;
      perform set_config('homecare.emptying', 'on', true);
      select array_agg(id), (array_agg(id order by age(id) desc))[1] into restored, first from kept."the transactions";
      for t in select * from kept."the tables" loop
        execute format('select count(*), count(*) filter (where age(xmin) >= age($1) or xmin = any($2)) from public.%I', t.name)
          into n, untouched using first, restored;
        continue when n = t.rows and untouched = t.rows;
        -- What was only added to loses what is new. What lost a row is written anew, so that its rows lie in the order they had.
        if untouched = t.rows then
          execute format('delete from public.%I where not (age(xmin) >= age($1) or xmin = any($2))', t.name)
            using first, restored;
        else
          execute format('delete from public.%I', t.name);
          execute format(
            'insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I', t.name, t.columns);
        end if;
      end loop;
      if pg_current_xact_id_if_assigned() is not null then
        insert into kept."the transactions" values (pg_current_xact_id()::xid);
      end if;
      perform case when k.last_value is null
          then setval(format('public.%I', k.name)::regclass, s.start_value, false)
          else setval(format('public.%I', k.name)::regclass, k.last_value) end
        from kept."the sequences" k join pg_sequences s on s.schemaname = 'public' and s.sequencename = k.name
        where s.last_value is distinct from k.last_value;
    end $$`)
}
