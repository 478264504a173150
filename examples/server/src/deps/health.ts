import { sql } from 'drizzle-orm'
import type { Deps } from './deps.ts'

/** `GET /health`: database, files and realtime apart; 200 when all are well, else 503. */
export async function answerHealth({
  db,
  files,
  realtime,
}: Pick<Deps, 'db' | 'files' | 'realtime'>): Promise<Response> {
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
    { status: well ? 'ok' : 'failing', ...parts },
    { status: well ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
