import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, type Client } from '@homecare/sdk/client'
import { beginSession, sessionCookieName } from '../people/session.ts'
import { users } from '../tables/account.ts'
import type { App } from '../boot/app.ts'
import { readConfig, type Config } from '../config/config.ts'
import type { Connection, Db } from '../db/connect.ts'
import type { WorldSize } from '../seed/prepare.ts'
import type { Role } from '../tables/account.ts'
import type { Deps } from '../deps/deps.ts'
import { createLog } from '../log/log.ts'
import { startApp, type Started } from '../boot/start.ts'
import { actors, type Actor } from './actors.ts'
import { keepRows, restoreRows } from './keptRows.ts'
import { takeDatabase, type Change } from './ownDatabase.ts'
import { createJar, testOrigin, type Jar } from './jar.ts'

export interface TestServerOptions {
  /** `empty` has no people; `small` has 100 caregivers and 12 families, the demo accounts among them. */
  readonly world?: 'empty' | 'small'
  /** What is done to the world once, before its rows are kept. */
  readonly changes?: readonly Change[]
  /** Environment variables beside those of a test. */
  readonly env?: Readonly<Record<string, string>>
}

export interface Visitor {
  readonly care: Client
  readonly jar: Jar
}

export interface TestServer {
  readonly db: Db
  readonly deps: Deps
  readonly app: App
  readonly connection: Connection
  /** Stands still until it is moved. */
  readonly clock: { now(): number; advance(ms: number): void }
  /** A client with a session of this person: one of the actors, or a user's number. */
  as(who: Actor | number): Promise<Client>
  /** A browser of its own, with no session. */
  visitor(): Visitor
  /** A browser of its own, with a session. */
  visitorAs(who: Actor | number): Promise<Visitor>
  /** A request without a jar. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** One round of what tells people by the clock, and all letters and messages handed over. */
  notice(): Promise<void>
  /** What is due at the payment provider happens, and all that it tells is handled. */
  settlePayments(): Promise<void>
  addUser(user: { role: Role; email: string; first_name?: string; language?: 'en' | 'es' }): Promise<number>
  /** Everything as it was at the beginning, the clock included. Open sessions are gone. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** The day of the tests: the world's days are counted from it, and the clock starts at its noon. */
const testDay = '2026-11-21'
const noon = Date.parse(`${testDay}T12:00:00Z`)
const smallWorld: WorldSize = { caregivers: 100, families: 12, today: testDay }
/** Where snapshots are kept from one run to the next. */
export const cache = fileURLToPath(new URL('../../../../.data/cache', import.meta.url))

/** What the demonstration does by itself when its server starts: kept, so that the next start finds it done. */
const living: Change = { name: 'that lives' }

/** A server in process, on a database of its own: embedded, or in the Postgres of TEST_DATABASE_URL. */
export async function testServer({
  world = 'empty',
  changes = [],
  env = {},
}: TestServerOptions = {}): Promise<TestServer> {
  const size = world === 'small' ? smallWorld : null
  const folder = await mkdtemp(join(tmpdir(), 'homecare-test-'))
  const config: Config = readConfig({ DEMO: '1', PUBLIC_URL: testOrigin, DATA_DIR: folder, ...env })
  const database = await takeDatabase(size, cache, config.demo ? [...changes, living] : changes)
  const { connection } = database
  let instant = noon
  const now = () => instant
  const start = async (lives: boolean): Promise<Started> => {
    const begun = await startApp({
      config,
      connection,
      log: createLog('error', now, (line) => console.error(line)),
      now,
      render: null,
      onMismatch: 'throw',
      lives,
    })
    // A test says itself when the clock tells people.
    await begun.noticing.stop()
    await begun.paying.stop()
    return begun
  }
  let started = await start(!database.isNew)
  if (database.isNew) await keepRows(connection)

  const visitor = (): Visitor => {
    const jar = createJar((request) => started.app.fetch(request))
    const care = createClient({
      baseUrl: testOrigin,
      fetch: jar.fetch,
      cookies: jar.cookies,
      now,
      pause: () => Promise.resolve(),
    })
    return { care, jar }
  }
  async function visitorAs(who: Actor | number): Promise<Visitor> {
    const fresh = visitor()
    const userId = typeof who === 'number' ? who : actors[who]
    if (userId !== null)
      fresh.jar.set(sessionCookieName(config), (await beginSession(connection.db, userId, false, instant)).id)
    return fresh
  }

  return {
    get app() {
      return started.app
    },
    get deps() {
      return started.deps
    },
    db: connection.db,
    connection,
    clock: { now, advance: (ms) => void (instant += ms) },
    visitor,
    visitorAs,
    as: async (who) => (await visitorAs(who)).care,
    fetch: (path, init) => started.app.fetch(new Request(testOrigin + path, init)),
    notice: () => started.noticing.notice(),
    settlePayments: () => started.paying.settle(),
    async addUser(user) {
      const [row] = await connection.db.insert(users).values(user).returning()
      return row!.id
    },
    async reset() {
      await started.stop()
      await restoreRows(connection)
      instant = noon
      started = await start(true)
    },
    async close() {
      await started.stop()
      database.leave()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
