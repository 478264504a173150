import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { refuseUpgrade } from './connection/refuseUpgrade.ts'
import { createAuthEndpoints } from './signIn/auth.ts'
import { serveConnection, type Connection } from './connection/connection.ts'
import { createDatabase, type Change } from './database/database.ts'
import { createJournal } from './store/journal.ts'
import type { Hear, Neighbours } from './store/neighbours.ts'
import { createHearing, REVISIONS, SESSIONS } from './database/hearing.ts'
import { strangersPerAddress } from './connection/limits.ts'
import { parsePath } from './tree/path.ts'
import { createPushIds } from './tree/pushId.ts'
import { compileRules, type Rules } from './rules/rules.ts'
import type { Claims, RealtimeService } from './service/service.ts'
import type { LeafStore } from './store/store.ts'
import { createTokens } from './signIn/tokens.ts'
import { placeLeaf, toJson, type Json, type Node } from './tree/tree.ts'

export interface RealtimeOptions {
  store: LeafStore
  /** The other processes on the same store; none without. */
  neighbours?: Neighbours | undefined
  /** The contents of `database.rules.json`. */
  rules: Rules
  /** Signs the tokens; sign-ins outlive a restart only while it stays the same. */
  secret: string
  projectId: string
  /**
   * Which of these sessions go on: asked of every token, and now and then of every connection. A token that names no
   * session is then refused. Without it, tokens are of no session.
   */
  livingSessions?: ((sessions: readonly string[]) => Promise<ReadonlySet<string>>) | undefined
  /** Milliseconds. */
  now: () => number
  log: (message: string, error?: unknown) => void
  /** Sockets of one network address that may be open without a sign-in. */
  strangers?: number
}

/**
 * A stand-in for a Firebase project's Realtime Database and its sign-in, spoken to with the genuine
 * client. Each process holds the tree, and hears of what the others write once the store has it.
 */
export interface Realtime extends RealtimeService {
  /** Takes the socket and gives true when the request is for the database's socket. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address?: string): boolean
  /** Closes what has been silent, slow or without a sign-in for too long; runs by itself every 30 s. */
  sweep(): void
  /** How many are open, with a sign-in and without. */
  sockets(): { readonly members: number; readonly strangers: number }
  /** Answers the sign-in endpoints and `/.lp`; null for what is not ours. */
  fetch(request: Request): Promise<Response | null>
  get(path: string): Json
  /** Also cancels the user's listens at once. */
  revoke(uid: string): Promise<void>
  /**
   * Asks every client to come again, which it does at once, by whichever process answers then; takes no more sockets.
   * Resolves when all are gone, and what they left to be written at their end is on its way.
   */
  closeSockets(): Promise<void>
  /** Closes every socket and writes what is left. */
  close(): Promise<void>
}

/** The WebSocket protocol's word for a server that restarts. */
const COME_AGAIN = 1012

const SWEEP_MS = 30_000

/** Loads the tree and is then ready. Throws RulesError for a rules file it cannot read. */
export async function createRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { store, neighbours, secret, projectId, now, log, livingSessions } = options
  const { strangers = strangersPerAddress } = options
  const revisions = new Map<string, number>()
  const early: Parameters<Hear>[] = []
  let hear: Hear = (...heard) => void early.push(heard)
  // Before the tree is read, so that no write falls between the two.
  await neighbours?.listen((...heard) => hear(...heard))
  let loaded: Node | null = null
  for await (const [path, value] of store.load()) {
    if (path.startsWith(REVISIONS)) revisions.set(path.slice(REVISIONS.length), Number(value))
    else loaded = placeLeaf(loaded, path, value)
  }

  const rules = compileRules(options.rules, now)
  const journal = createJournal(store, log)
  const database = createDatabase(loaded, journal, now)
  const tokens = createTokens({
    secret,
    projectId,
    now,
    revisionOf: (uid) => revisions.get(uid) ?? 0,
    isLiving,
  })
  const authEndpoints = createAuthEndpoints(tokens, projectId)
  const nextPushId = createPushIds(now)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 128 * 1024, perMessageDeflate: false })
  const connections = new Map<Connection, Promise<void>>()
  const byAddress = new Map<string, Set<Connection>>()
  let isLeaving = false
  const sweeper = setInterval(() => {
    sweep()
    void closeEnded().catch((error: unknown) => log('realtime: the sessions could not be asked for', error))
  }, SWEEP_MS).unref()

  function sweep(): void {
    for (const connection of connections.keys()) connection.sweep()
  }

  async function isLiving({ session }: Claims): Promise<boolean> {
    if (!livingSessions) return true
    return typeof session === 'string' && (await livingSessions([session])).has(session)
  }

  /** Closes the connections of sessions that have ended by themselves, or in another process. */
  async function closeEnded(): Promise<void> {
    const open = [...connections.keys()].flatMap((connection) => connection.session() ?? [])
    const living = await livingSessions?.([...new Set(open)])
    for (const session of living ? new Set(open) : []) if (!living?.has(session)) closeSession(session)
  }

  function closeSession(session: string): void {
    for (const connection of connections.keys()) {
      if (connection.session() !== session) continue
      connection.revoke()
      connection.close()
    }
  }

  function handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    address = request.socket.remoteAddress ?? '',
  ): boolean {
    const [pathname, search] = (request.url ?? '').split('?', 2)
    if (pathname !== '/.ws') return false
    const namespace = new URLSearchParams(search).get('ns')
    if (namespace !== projectId && namespace !== `${projectId}-default-rtdb`) {
      refuseUpgrade(socket)
      return true
    }
    if (isLeaving) {
      refuseUpgrade(socket, '503 Service Unavailable')
      return true
    }
    const near = byAddress.get(address) ?? new Set<Connection>()
    if ([...near].filter((one) => one.uid() === null).length >= strangers) {
      refuseUpgrade(socket, '429 Too Many Requests')
      return true
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const host = request.headers.host ?? 'localhost'
      let ended = (): void => undefined
      const end = new Promise<void>((resolve) => (ended = resolve))
      const closed = (): void => {
        connections.delete(connection)
        near.delete(connection)
        if (near.size === 0) byAddress.delete(address)
        ended()
      }
      const session = randomUUID()
      const connection = serveConnection({
        socket: webSocket,
        host,
        session,
        database,
        rules,
        tokens,
        now,
        log,
        closed,
      })
      connections.set(connection, end)
      byAddress.set(address, near.add(connection))
    })
    return true
  }

  async function fetch(request: Request): Promise<Response | null> {
    if (new URL(request.url).pathname === '/.lp') return backToWebSockets()
    return authEndpoints(request)
  }

  async function closeSockets(): Promise<void> {
    isLeaving = true
    const ends = [...connections.values()]
    for (const connection of connections.keys()) connection.close(COME_AGAIN)
    await Promise.all(ends)
  }

  async function write(change: Change): Promise<void> {
    await database.commit(change)
  }

  async function revoke(uid: string): Promise<void> {
    const revision = (revisions.get(uid) ?? 0) + 1
    revisions.set(uid, revision)
    for (const connection of connections.keys()) if (connection.uid() === uid) connection.revoke()
    const path = REVISIONS + uid
    await journal.write([[path, revision]], { at: path, merge: false, paths: [path] })
  }

  async function endSession(session: string): Promise<void> {
    closeSession(session)
    const path = SESSIONS + session
    if (neighbours) await journal.write([], { at: path, merge: false, paths: [path] })
  }

  hear = createHearing({
    store,
    database,
    isBusy: () => journal.busy(),
    writes: () => journal.writes(),
    revised(uid, revision) {
      if (revision <= (revisions.get(uid) ?? 0)) return
      revisions.set(uid, revision)
      for (const connection of connections.keys()) if (connection.uid() === uid) connection.revoke()
    },
    ended: closeSession,
    log,
  })
  for (const one of early) hear(...one)

  return {
    handleUpgrade,
    sweep,
    sockets() {
      const members = [...connections.keys()].filter((one) => one.uid() !== null).length
      return { members, strangers: connections.size - members }
    },
    fetch,
    mintCustomToken: (uid, claims) => tokens.custom(uid, claims),
    get: (path) => toJson(database.at(parsePath(path))),
    set: async (path, value) => write(database.set(path, value)),
    update: async (path, values) => write(database.update(path, values)),
    async push(path, value) {
      const key = nextPushId()
      await write(database.set(`${path}/${key}`, value))
      return key
    },
    increment: async (path, by) => write(database.set(path, { '.sv': { increment: by } })),
    revoke,
    endSession: (_uid, session) => endSession(session),
    health: () => journal.health(),
    closeSockets,
    async close() {
      clearInterval(sweeper)
      await closeSockets()
      sockets.close()
      await neighbours?.close()
      await journal.close()
    },
  }
}

/**
 * A browser whose WebSocket once failed remembers it and polls ever after, which is not spoken here.
 * The poll's script clears that memory, so that the next page load opens a socket again.
 */
function backToWebSockets(): Response {
  const script = "try { localStorage.removeItem('firebase:previous_websocket_failure') } catch {}\n"
  return new Response(script, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } })
}
