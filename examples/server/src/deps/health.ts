import { sql } from 'drizzle-orm'
import type { Deps } from './deps.ts'

/**
 * `GET /health`: database, files and realtime apart; 200 when all are well, else 503. That tax numbers or
 * payments are not taken is said, and is no failure.
 */
export async function answerHealth({
  db,
  files,
  realtime,
  keyRing,
  provider,
}: Pick<Deps, 'db' | 'files' | 'realtime' | 'keyRing' | 'provider'>): Promise<Response> {
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
    {
      ...{ status: well ? 'ok' : 'failing', ...parts, tax_numbers: keyRing ? 'ok' : notSetUp },
      payments: paymentsSaid(provider),
    },
    { status: well ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}

const notSetUp = 'Not set up: DATA_KEYS is empty, and tax numbers are not taken.'

function paymentsSaid(provider: Deps['provider']): string {
  if (!provider) return 'Not set up: STRIPE_SECRET_KEY is empty, and no payments are taken.'
  return provider.driver === 'stripe' ? 'ok' : 'The stand-in: test numbers alone, and no money moves.'
}
