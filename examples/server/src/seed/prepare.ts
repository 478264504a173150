import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFolder } from '@homecare/demo-world'
import { sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import { fillPlaces } from '../places/fillPlaces.ts'
import { places } from '../tables/places.ts'
import { connect, type Connection, type DatabasePlace } from '../db/connect.ts'
import { migrate, snapshotKey } from '../db/migrate.ts'

/** The demo world that an empty database gets. */
export interface WorldSize {
  readonly caregivers: number
  readonly families: number
  readonly today: string
}

const seedFolder = fileURLToPath(new URL('.', import.meta.url))
const dataFolder = fileURLToPath(new URL('../../data', import.meta.url))

/**
 * Opens a database that is migrated and, when it is empty and a world is asked for, filled. What takes seconds
 * to build is built once and kept as a snapshot in `cache`, which the next empty embedded database starts from.
 */
export async function openPrepared(
  place: Omit<DatabasePlace, 'snapshot'>,
  world: WorldSize | null,
  cache: string,
  say: (what: string) => void = () => undefined,
): Promise<Connection> {
  const snapshot = join(cache, `${snapshotName(world)}.tar.gz`)
  const connection = await connect({ ...place, ...(existsSync(snapshot) ? { snapshot } : {}) })
  try {
    // Of several that start at once the first one does it, and the others find it done.
    const filled = await connection.alone(() => prepare(connection, world, say))
    if (connection.embedded && (filled || world === null) && !existsSync(snapshot)) {
      await connection.dump(snapshot)
      forgetOlder(snapshot)
    }
    return connection
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** Migrates and fills; answers whether a world was put into it. */
async function prepare(
  connection: Connection,
  world: WorldSize | null,
  say: (what: string) => void,
): Promise<boolean> {
  const { db } = connection
  await migrate(db)
  const [row] = await db
    .select({ any: sql`1` })
    .from(users)
    .limit(1)
  if (world === null || row) {
    await fillPlaces(db)
    return false
  }
  say(`Filling the database with ${world.caregivers.toLocaleString('en')} caregivers …`)
  // It brings the places with it, under numbers of its own.
  await db.delete(places)
  // Where nobody asks for a world, what writes one is not loaded.
  const { seedWorld } = await import('./seedWorld.ts')
  await seedWorld(connection, world)
  return true
}

/**
 * Names a database that is prepared so. The day only changes what a world's days are: one snapshot a day, and the old
 * ones go.
 */
export function snapshotName(world: WorldSize | null): string {
  const kind = world ? `world-${world.caregivers}-${world.families}` : 'empty'
  return `${kind}.${world?.today ?? 'always'}.${snapshotKey(seedFolder, sourceFolder, dataFolder)}`
}

function forgetOlder(snapshot: string): void {
  const folder = dirname(snapshot)
  const kind = snapshot.slice(folder.length + 1).split('.')[0]
  for (const name of readdirSync(folder)) {
    if (name.split('.')[0] === kind && join(folder, name) !== snapshot)
      rmSync(join(folder, name), { force: true })
  }
}
