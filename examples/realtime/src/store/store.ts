import type { Pool } from 'pg'
import { channel, payloadOf, type Told } from './neighbours.ts'
import type { Leaf } from '../tree/tree.ts'

/** A leaf's new value, or null where it is gone. */
export type LeafChange = readonly [path: string, value: Leaf | null]

/** Where the tree is kept: one row a leaf. */
export interface LeafStore {
  load(): AsyncIterable<readonly [path: string, value: Leaf]>
  /** The leaves at and below a path. */
  read(path: string): Promise<readonly (readonly [path: string, value: Leaf])[]>
  /** All or nothing. No path comes twice. With it other processes are told. */
  write(changes: readonly LeafChange[], told: readonly Told[]): Promise<void>
}

/** Keeps the leaves in a map, which the caller may hold on to. */
export function memoryLeafStore(rows = new Map<string, Leaf>()): LeafStore {
  return {
    async *load() {
      yield* [...rows]
    },
    async read(above) {
      return [...rows].filter(([path]) => path === above || path.startsWith(`${above}/`))
    },
    async write(changes) {
      for (const [path, value] of changes) {
        if (value === null) rows.delete(path)
        else rows.set(path, value)
      }
    },
  }
}

const PAGE = 10_000

/** Keeps the leaves in the table `realtime_leaves` (see tables.ts). `from` names this process to the others on it. */
export function postgresLeafStore(pool: Pool, from?: string): LeafStore {
  return {
    async *load() {
      // No path is empty but that of a tree which is one leaf, so nothing sorts before ''.
      let after: string | null = null
      for (;;) {
        const { rows }: { rows: { path: string; value: Leaf }[] } = await pool.query(
          'select path, value from realtime_leaves where $1::text is null or path > $1 order by path limit $2',
          [after, PAGE],
        )
        for (const { path, value } of rows) yield [path, value]
        if (rows.length < PAGE) return
        after = rows.at(-1)!.path
      }
    },
    async read(above) {
      // By their bytes, 0 is what follows the slash.
      const { rows }: { rows: { path: string; value: Leaf }[] } = await pool.query(
        `select path, value from realtime_leaves where path = $1
         union all select path, value from realtime_leaves where path > $1 || '/' and path < $1 || '0'`,
        [above],
      )
      return rows.map(({ path, value }) => [path, value])
    },
    async write(changes, told) {
      const gone = changes.filter(([, value]) => value === null).map(([path]) => path)
      // In one order everywhere, so that two processes do not wait for each other's rows.
      const kept = changes
        .filter(([, value]) => value !== null)
        .sort(([one], [other]) => (one < other ? -1 : 1))
      await pool.query(
        `with gone as (
           delete from realtime_leaves where path = any($1::text[])
         ), unknown as (
           delete from realtime_leaves leaf using unnest($5::text[]) as place
           where leaf.path > place || '/' and leaf.path < place || '0'
             and leaf.path <> all($1::text[]) and leaf.path <> all($2::text[])
         ),
         kept as (
           insert into realtime_leaves (path, value)
           select path, value::jsonb from unnest($2::text[], $3::text[]) as leaf (path, value)
           on conflict (path) do update set value = excluded.value
             where realtime_leaves.value is distinct from excluded.value
         )
         select pg_notify('${channel}', note) from unnest($4::text[]) as note`,
        [
          gone,
          kept.map(([path]) => path),
          kept.map(([, value]) => JSON.stringify(value)),
          from === undefined ? [] : told.map((one) => payloadOf(from, one)),
          // What stands there by another process, which this one may not know of yet.
          from === undefined ? [] : told.flatMap(({ note }) => (note === 'all' ? [] : note.paths)),
        ],
      )
    },
  }
}
