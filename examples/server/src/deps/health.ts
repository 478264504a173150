import { sql } from 'drizzle-orm'
import type { Deps } from './deps.ts'

/**
 * `GET /health`: database, files and realtime apart; 200 when all are well, else 503. That tax numbers are not taken is
 * said, and is no failure.
 */
export async function answerHealth({
  db,
  files,
  realtime,
  keyRing,
}: Pick<Deps, 'db' | 'files' | 'realtime' | 'keyRing'>): Promise<Response> {
  const [database, storage] = await Promise.all([
    db.execute(sql`select 1`).then(
      () => 'ok',
      () => 'The database does not answer.',
    ),
    files.health(),
  ])
  const parts = { database, files: storage, realtime: realtime.health() }
  const well = Object.values(parts).every((part) => part === 'ok')
  return Response.json(
    { status: well ? 'ok' : 'failing', ...parts, tax_numbers: keyRing ? 'ok' : notSetUp },
    { status: well ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}

const notSetUp = 'Not set up: DATA_KEYS is empty, and tax numbers are not taken.'
