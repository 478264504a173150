import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { emptyTables } from '../db/empty.ts'

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

/** Every table and sequence as it was kept. Triggers stay silent: what they wrote was kept with the rest. */
export async function restoreRows(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await emptyTables(tx)
    await tx.execute(sql`
      do $$ declare t text; columns text; begin
        set local session_replication_role = replica;
        for t in select tablename from pg_tables where schemaname = 'public' loop
          select string_agg(format('%I', column_name), ', ') into columns
            from information_schema.columns
            where table_schema = 'public' and table_name = t and is_generated = 'NEVER';
          execute format(
            'insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I', t, columns);
        end loop;
        perform setval(format('public.%I', name)::regclass, last_value)
          from kept."the sequences" where last_value is not null;
      end $$`)
  })
}
