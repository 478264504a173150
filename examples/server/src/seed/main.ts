import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import { readConfig } from '../config/config.ts'
import { connect, type Connection } from '../db/connect.ts'
import { emptyTables } from '../db/empty.ts'
import { migrate } from '../db/migrate.ts'
import { places } from '../tables/places.ts'
import { seedWorld } from './seedWorld.ts'

const usage = `npm run seed -- [--caregivers 3200] [--families 150] [--today 2026-11-21] [--reset]
Fills the database of DATA_DIR or DATABASE_URL with the demo world; --reset empties it first.`

try {
  await seed()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: {
      caregivers: { type: 'string', default: '3200' },
      families: { type: 'string', default: '150' },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      reset: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const config = readConfig(process.env)
  const folder = resolve(config.dataFolder)
  const started = performance.now()
  const connection = await openEmptied(config.databaseUrl, folder, values.reset)
  try {
    const { rows } = await connection.alone(async () => {
      const [row] = await connection.db
        .select({ any: sql`1` })
        .from(users)
        .limit(1)
      if (row) throw new Error('The database has people in it already: add --reset to empty it first.')
      // The world brings the places with it, under numbers of its own.
      await connection.db.delete(places)
      return seedWorld(connection, {
        caregivers: count('caregivers', values.caregivers),
        families: count('families', values.families),
        today: values.today,
        progress: (done) => console.log(`${done.toLocaleString('en')} caregivers …`),
      })
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${rows.toLocaleString('en')} rows in ${seconds} s, in ${connection.place}`)
  } finally {
    await connection.close()
  }
}

async function openEmptied(url: string | undefined, folder: string, reset: boolean): Promise<Connection> {
  let connection = await connect(url ? { url } : { folder })
  // A new folder is quicker than emptying a big one, and the lock says that nobody else is in it.
  if (reset && connection.embedded) {
    await connection.close()
    rmSync(join(folder, 'db'), { recursive: true, force: true })
    connection = await connect({ folder })
  }
  await connection.alone(() => migrate(connection.db))
  if (reset && !connection.embedded) await emptyTables(connection.db)
  return connection
}

function count(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`--${name} must be a whole number above 0, and it is ‘${text}’.`)
}
