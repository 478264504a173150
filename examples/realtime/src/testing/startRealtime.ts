import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  type Auth,
} from 'firebase/auth'
import { getDatabase, goOffline, onValue, type Database, type Query } from 'firebase/database'
import { createRealtime, memoryLeafStore, type Realtime, type RealtimeOptions } from '../index.ts'
import type { Claims } from '../service/service.ts'

/** Everyone signed in may do everything: for tests that are not about rules. */
const openRules = { rules: { '.read': 'auth != null', '.write': 'auth != null' } }

export interface Running {
  realtime: Realtime
  port: number
  logged: string[]
  /** The genuine client, signed in as `uid` when one is given. */
  client(uid?: string, claims?: Claims): Promise<Client>
  /** Closes the clients, the server and the port. */
  stop(): Promise<void>
}

export interface Client {
  app: FirebaseApp
  auth: Auth
  db: Database
}

let clients = 0
// The client warns on the console of every refusal, which is what many tests are about.
setLogLevel('silent')

/** For tests: the stand-in on a port of its own, and genuine clients for it. */
export async function startRealtime(options: Partial<RealtimeOptions> = {}): Promise<Running> {
  const logged: string[] = []
  const realtime = await createRealtime({
    store: memoryLeafStore(),
    rules: openRules,
    secret: 'a secret that only this test knows',
    projectId: 'homecare-test',
    now: Date.now,
    log: (message) => logged.push(message),
    ...options,
  })
  const server = createServer((incoming, outgoing) => void answer(realtime, incoming, outgoing))
  server.on('upgrade', (request, socket, head) => {
    if (!realtime.handleUpgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const made: Client[] = []

  async function client(uid?: string, claims?: Claims): Promise<Client> {
    const app = initializeApp({ projectId: 'homecare-test', apiKey: 'local' }, `client-${++clients}`)
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true })
    const db = getDatabase(app, `ws://127.0.0.1:${port}?ns=homecare-test`)
    const one = { app, auth, db }
    made.push(one)
    if (uid !== undefined) await signInWithCustomToken(auth, await realtime.mintCustomToken(uid, claims))
    return one
  }

  async function stop(): Promise<void> {
    for (const { app, db } of made) {
      goOffline(db)
      await deleteApp(app)
    }
    await realtime.close()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }

  return { realtime, port, logged, client, stop }
}

/** Hands a request of Node's to the stand-in's web-standard `fetch`. */
async function answer(
  realtime: Realtime,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = incoming
  const body = method === 'POST' ? await buffer(incoming) : null
  const request = new Request(`http://localhost${incoming.url}`, {
    method,
    headers: headers as HeadersInit,
    body,
  })
  const response = (await realtime.fetch(request)) ?? new Response(null, { status: 404 })
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(await response.text())
}

/** The first value of a query that satisfies, once it is there. */
export function untilValue<T>(query: Query, satisfies: (value: T) => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    let found = false
    const end = onValue(
      query,
      (at) => {
        if (found || !satisfies(at.val() as T)) return
        found = true
        // The first value may come before `onValue` has returned.
        queueMicrotask(() => end())
        resolve(at.val() as T)
      },
      reject,
    )
  })
}
