import pg from 'pg'
import { CannotStart } from './cannotStart.ts'

/** Milliseconds until a server that says nothing is given up at the start. */
const answerMs = 10_000

/** Runs something with one connection of its own, outside any pool. Throws CannotStart where there is none. */
export async function withConnection<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const shown = withoutPassword(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerMs })
  // One that breaks rejects what waits for it; without a listener it would end the process as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    await client.end().catch(() => undefined)
    throw new CannotStart(whyNot(error, shown))
  }
  try {
    return await run(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The server's address as it may be printed. Throws CannotStart for what is none. */
export function withoutPassword(url: string): string {
  const shown = URL.canParse(url) ? new URL(url) : null
  if (!shown || !['postgres:', 'postgresql:'].includes(shown.protocol)) {
    throw new CannotStart(
      'DATABASE_URL must be an address such as postgres://user:password@host:5432/database.',
    )
  }
  if (shown.password) shown.password = '***'
  for (const name of [...shown.searchParams.keys()]) {
    if (/password|sslkey/i.test(name)) shown.searchParams.set(name, '***')
  }
  return shown.href
}

/** What a code means, by Postgres' own and by the network's. */
const reasons: Readonly<Record<string, (shown: string) => string>> = {
  ECONNREFUSED: (shown) => `No database answers at ${shown}: start it, or set DATABASE_URL to another.`,
  ENOTFOUND: (shown) => `There is no host by the name in ${shown}: set DATABASE_URL to another.`,
  EAI_AGAIN: (shown) =>
    `The host in ${shown} cannot be looked up: see to the network, or set DATABASE_URL to another.`,
  '3D000': (shown) =>
    `There is no database by the name in ${shown}: create it (createdb), or set DATABASE_URL to another.`,
  '28P01': (shown) =>
    `The database refuses the password for ${shown}: set DATABASE_URL to one with the right one.`,
  '28000': (shown) => `The database lets this user not in at ${shown}: set DATABASE_URL to another.`,
  '53300': (shown) =>
    `The database at ${shown} takes no more connections: end others, or raise its max_connections.`,
  '57P03': (shown) => `The database at ${shown} is starting up: try again in a moment.`,
}

function whyNot(error: unknown, shown: string): string {
  const { code, message } = error as { code?: string; message: string }
  const known = code === undefined ? undefined : reasons[code]?.(shown)
  return (
    known ?? `The database at ${shown} cannot be reached (${message || code}): set DATABASE_URL to another.`
  )
}
