import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate as migrateWithDrizzle } from 'drizzle-orm/node-postgres/migrator'
import type { Db } from './connect.ts'

/** Written by drizzle-kit from the tables: `npx drizzle-kit generate` in examples/server. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings the database to the newest migration; does nothing when it is there. */
export async function migrate(db: Db): Promise<void> {
  await migrateWithDrizzle(db, { migrationsFolder })
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
