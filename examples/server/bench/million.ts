import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Connection } from '../src/db/connect.ts'
import { connect } from '../src/db/connect.ts'
import { zipFile } from '../src/places/zips/files.ts'
import { unpackZips, type ZipPlace } from '../src/places/zips/packing.ts'
import { shippedPlaces } from '../src/places/shippedPlaces.ts'

/** Where a million caregivers live: over the whole country as people do, or ten of them where one was. */
export type Spread = 'country' | 'circle'

/** How many copies of a hundred thousand are added, and how far apart their numbers are. */
const [copies, apart] = [9, 100_000_000]

/** People whose homes a slot of the table of homes stands for, and all of the country's. */
const [perSlot, everybody] = [5000, 331_000_000]

/**
 * Runs something on a database of its own on the same server: a copy of a prepared one, whose caregivers are ten times as many
 * there. It is dropped afterwards. Nobody else may be connected to `url` meanwhile.
 */
export async function withMillion<T>(
  url: string,
  spread: Spread,
  run: (connection: Connection) => Promise<T>,
): Promise<T> {
  const own = new URL(url)
  own.pathname = `${own.pathname}_million_${spread}`
  const [from, name] = [url, own.href].map((one) => new URL(one).pathname.slice(1))
  await alone(
    url,
    'postgres',
    `drop database if exists "${name}"`,
    `create database "${name}" template "${from}"`,
  )
  try {
    await alone(own.href, name!, ...statements(spread))
    const connection = await connect({ url: own.href })
    try {
      return await run(connection)
    } finally {
      await connection.close()
    }
  } finally {
    await alone(url, 'postgres', `drop database if exists "${name}" with (force)`)
  }
}

/** Sends statements one after the other to a database of a server. */
async function alone(url: string, database: string, ...texts: readonly string[]): Promise<void> {
  const at = new URL(url)
  at.pathname = `/${database}`
  const client = new pg.Client({ connectionString: at.href })
  await client.connect()
  try {
    for (const text of texts) await client.query(text)
  } finally {
    await client.end()
  }
}

const tables = ['users', 'caregivers', 'availabilities', 'search_rows']

function statements(spread: Spread): string[] {
  return [
    ...tables.map((table) => `alter table ${table} disable trigger all`),
    ...(spread === 'country' ? homes() : []),
    copyOf('users', "role in ('caregiver', 'agency_caregiver')", {
      id: `t.id + n * ${apart}`,
      email: "n || '.' || t.email",
    }),
    copyOf('caregivers', 'true', { id: `t.id + n * ${apart}`, user_id: `t.user_id + n * ${apart}` }),
    // What is booked is not copied: of a hundred thousand it is some dozens.
    copyOf('availabilities', 'user_id in (select id from caregivers)', {
      id: "nextval(pg_get_serial_sequence('availabilities', 'id'))",
      user_id: `t.user_id + n * ${apart}`,
    }),
    ...(spread === 'country'
      ? [
          `update users u set (latitude, longitude, city, county, state, zip_code) =
             (select h.latitude, h.longitude, h.city, h.county, h.state, h.zip from homes h
              where h.slot = abs(hashint4(u.id)) % (select count(*) from homes))
           where role in ('caregiver', 'agency_caregiver')`,
          'drop table homes',
        ]
      : []),
    'analyze users, caregivers, availabilities',
    'truncate search_rows',
    'insert into search_rows select * from search_row_facts',
    ...tables.map((table) => `alter table ${table} enable trigger all`),
    'vacuum (analyze) users',
    'vacuum (analyze) caregivers',
    'vacuum (analyze) search_rows',
  ]
}

/** Rows of a table as often again, with what is different of the copy `n` of a row `t`. */
function copyOf(table: string, which: string, different: Readonly<Record<string, string>>): string {
  const values = JSON.stringify(different).replaceAll("'", "''")
  return `do $do$ declare names text; vals text; begin
    select string_agg(quote_ident(column_name), ', ' order by ordinal_position),
      string_agg(coalesce('${values}'::json ->> column_name, 't.' || quote_ident(column_name)), ', ' order by ordinal_position)
      into names, vals from information_schema.columns
      where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER';
    execute format('insert into ${table} (%s) overriding system value select %s from ${table} t cross join generate_series(1, ${copies}) n where ${which.replaceAll("'", "''")}', names, vals);
  end $do$`
}

/**
 * A slot for every so many people: the cities of the table by their census, over their ZIP codes alike; all others over the
 * country's other ZIP codes alike.
 */
function homes(): string[] {
  const all = new Map(unpackZips(readFileSync(zipFile)).map((row) => [row.zip, row]))
  const people = new Map<string, number>()
  for (const { zip_codes, population } of shippedPlaces()) {
    const known = zip_codes.filter((zip) => all.has(zip))
    for (const zip of known) people.set(zip, (people.get(zip) ?? 0) + population / known.length)
  }
  const inCities = [...people.values()].reduce((sum, one) => sum + one, 0)
  const elsewhere = (everybody - inCities) / (all.size - people.size)
  const rows: ZipPlace[] = []
  let due = 0
  for (const row of all.values()) {
    due += (people.get(row.zip) ?? elsewhere) / perSlot
    for (; due >= 1; due--) rows.push(row)
  }
  return [
    `create table homes as select (ordinality - 1)::int as slot, h.* from rows from (json_to_recordset('${JSON.stringify(rows).replaceAll("'", "''")}')
       as (zip text, city text, county text, state text, latitude float8, longitude float8)) with ordinality as h(zip, city, county, state, latitude, longitude, ordinality)`,
    'alter table homes add primary key (slot)',
    'analyze homes',
  ]
}
