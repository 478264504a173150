import type { Pool } from 'pg'
import type { Leaf } from './tree.ts'

/** A leaf's new value, or null where it is gone. */
export type LeafChange = readonly [path: string, value: Leaf | null]

/** Where the tree is kept: one row a leaf. */
export interface LeafStore {
  load(): AsyncIterable<readonly [path: string, value: Leaf]>
  /** All or nothing. No path comes twice. */
  write(changes: readonly LeafChange[]): Promise<void>
}

/** Keeps the leaves in a map, which the caller may hold on to. */
export function memoryLeafStore(rows = new Map<string, Leaf>()): LeafStore {
  return {
    async *load() {
      yield* [...rows]
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

/** Keeps the leaves in the table `realtime_leaves` (see tables.ts). */
export function postgresLeafStore(pool: Pool): LeafStore {
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
    async write(changes) {
      const gone = changes.filter(([, value]) => value === null).map(([path]) => path)
      const kept = changes.filter(([, value]) => value !== null)
      await pool.query(
        `with gone as (delete from realtime_leaves where path = any($1::text[]))
         insert into realtime_leaves (path, value)
         select path, value::jsonb from unnest($2::text[], $3::text[]) as leaf (path, value)
         on conflict (path) do update set value = excluded.value`,
        [gone, kept.map(([path]) => path), kept.map(([, value]) => JSON.stringify(value))],
      )
    },
  }
}
