import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { runCommand } from '../child.mjs'
import { inRoot, typescriptArguments } from '../paths.mjs'

/** Journeys at a time: each has a world of its own, so that none meets what another one is changing at that moment. */
export const journeyWorkers = Number(process.env.JOURNEY_WORKERS ?? 2)
/** As few as leave somebody to wait at every desk of the staff. */
export const journeyCaregivers = 800

/**
 * Databases with the world of the demonstration, as of `day`, in the Postgres of `url`: one is filled, and the others are copied
 * from it. Answers their addresses.
 */
export async function fillWorlds(url, day, count) {
  const places = Array.from({ length: count }, (_, index) => within(url, `journeys_${index}`))
  const { Client } = createRequire(inRoot('examples/server/package.json'))('pg')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('create database journeys_0')
    await fill(places[0], day)
    for (let index = 1; index < count; index++)
      await client.query(`create database journeys_${index} template journeys_0`)
  } finally {
    await client.end()
  }
  return places
}

async function fill(url, day) {
  const { code, output } = await runCommand(
    process.execPath,
    [
      ...typescriptArguments(),
      inRoot('examples/server/src/seed/main.ts'),
      ...['--caregivers', String(journeyCaregivers), '--today', day],
    ],
    { env: { DATABASE_URL: url, DATA_DIR: tmpdir() }, quiet: true },
  )
  if (code !== 0) throw new Error(`The journeys' database could not be filled:\n${output}`)
}

function within(url, database) {
  const own = new URL(url)
  own.pathname = `/${database}`
  return own.href
}
