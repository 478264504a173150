import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Db } from '../db/connect.ts'
import { connections } from '../tables/hiring.ts'
import { actors } from './actors.ts'
import type { Change } from './ownDatabase.ts'
import { removeConnections } from './removeWork.ts'
import { testServer, type TestServer, type TestServerOptions } from './testServer.ts'

/** The server of one file's tests: opened before the first of them, closed after the last. */
export interface World extends TestServer {
  /** The database, for a test that changes it: behind that test everything is as it was. */
  change(): Db
}

type Env = NonNullable<TestServerOptions['env']>

/** With 100 caregivers and 12 families, the demo accounts among them. `env` may wait until the server opens. */
export const smallWorld = (env: Env | (() => Env) = {}): World => open('small', env)
/**
 * As the small one, in which nobody works with anybody: no connections, and nothing that came of them. Taking them out before
 * each test, and putting them back behind it, takes longer than most tests.
 */
export const unconnectedWorld = (env: Env | (() => Env) = {}): World =>
  open('small', env, { name: 'without connections', make: (db) => removeConnections(db) })
/** As the small one, in which the caregiver works with nobody, while others do. */
export const freeCaregiverWorld = (env: Env | (() => Env) = {}): World =>
  open('small', env, {
    name: 'without the caregiver’s connections',
    make: (db) => removeConnections(db, eq(connections.caregiver_id, actors.caregiver)),
  })
/** With no people. */
export const emptyWorld = (env: Env | (() => Env) = {}): World => open('empty', env)

function open(
  world: NonNullable<TestServerOptions['world']>,
  env: Env | (() => Env),
  ...changes: readonly Change[]
): World {
  let server: TestServer
  let isChanged = false
  beforeAll(async () => {
    server = await testServer({ world, changes, env: typeof env === 'function' ? env() : env })
  })
  afterEach(async () => {
    if (isChanged) await server.reset()
    isChanged = false
  })
  afterAll(() => server.close())
  return {
    get db() {
      return server.db
    },
    get deps() {
      return server.deps
    },
    get app() {
      return server.app
    },
    get connection() {
      return server.connection
    },
    get clock() {
      return server.clock
    },
    as: (who) => server.as(who),
    visitor: () => server.visitor(),
    visitorAs: (who) => server.visitorAs(who),
    fetch: (path, init) => server.fetch(path, init),
    notice: () => server.notice(),
    settlePayments: () => server.settlePayments(),
    addUser: (user) => server.addUser(user),
    reset: () => server.reset(),
    close: () => server.close(),
    change() {
      isChanged = true
      return server.db
    },
  }
}
