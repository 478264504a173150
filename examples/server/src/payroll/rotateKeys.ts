import { resolve } from 'node:path'
import { readConfig } from '../config/config.ts'
import { connect } from '../db/connect.ts'
import { createKeyRing } from '../secrets/keyRing.ts'
import { rotateTaxNumbers } from './rotation.ts'

const usage = `npm run rotate-keys
Closes every tax number anew with the newest key of DATA_KEYS, in the database of DATA_DIR or DATABASE_URL. It can be stopped
and run again.`

try {
  await rotate()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function rotate(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage)
  const { dataKeys, databaseUrl, dataFolder } = readConfig(process.env)
  const [newest, ...older] = dataKeys
  if (!newest) throw new Error('DATA_KEYS is not set: there is no key to close anything with.')
  const connection = await connect(databaseUrl ? { url: databaseUrl } : { folder: resolve(dataFolder) })
  try {
    const ring = createKeyRing([newest, ...older])
    const { rewrapped, byKey } = await rotateTaxNumbers(connection.db, ring, Date.now)
    console.log(`${rewrapped} closed anew with ${newest.name}`)
    for (const { name } of dataKeys) {
      const count = byKey.get(name) ?? 0
      console.log(
        `${name}: ${count === 0 ? 'closes nothing; it may go unless it is the newest' : `closes ${count}`}`,
      )
    }
  } finally {
    await connection.close()
  }
}
