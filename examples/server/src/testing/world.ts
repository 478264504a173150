import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Db } from '../db/connect.ts'
import { testServer, type TestServer, type TestServerOptions } from './testServer.ts'

/** The server of one file's tests: opened before the first of them, closed after the last. */
export interface World extends TestServer {
  /** The database, for a test that changes it: behind that test everything is as it was. */
  change(): Db
}

type Env = NonNullable<TestServerOptions['env']>

/** With 100 caregivers and 12 families, the demo accounts among them. `env` may wait until the server opens. */
export const smallWorld = (env: Env | (() => Env) = {}): World => open('small', env)
/** With no people. */
export const emptyWorld = (env: Env | (() => Env) = {}): World => open('empty', env)

function open(world: NonNullable<TestServerOptions['world']>, env: Env | (() => Env)): World {
  let server: TestServer
  let isChanged = false
  beforeAll(async () => {
    server = await testServer({ world, env: typeof env === 'function' ? env() : env })
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
