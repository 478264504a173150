import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator'
import { CannotStart } from './cannotStart.ts'
import type { Db } from './connect.ts'

/** Written by drizzle-kit from the tables: `npx drizzle-kit generate` in examples/server. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings the database to the newest migration; does nothing when it is there. Throws CannotStart for one that is newer. */
export async function migrate(db: Db): Promise<void> {
  await refuseNewer(db)
  await migrateWithDrizzle(db, { migrationsFolder })
}

/** What a newer version has changed this one does not know, and would write as it was before. */
async function refuseNewer(db: Db): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  const { rows: tables } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!tables[0]?.there) return
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  if (Number(rows[0]?.newest ?? 0) <= known) return
  throw new CannotStart(
    'The database was brought to a newer version of this server than this one: start that version, or put back a copy from before.',
  )
}

/** Changes with the migrations and with the files and folders given: the key of a snapshot. */
export function snapshotKey(...parts: string[]): string {
  const hash = createHash('sha256')
  for (const part of [migrationsFolder, ...parts]) addTo(hash, part)
  return hash.digest('hex').slice(0, 16)
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.name.includes('.test.')) continue
    if (entry.isDirectory()) addTo(hash, join(path, entry.name))
    else hash.update(`\0${entry.name}\0`).update(readFileSync(join(path, entry.name)))
  }
}
