import type { WebSocket } from 'ws'
import type { Database } from '../database/database.ts'
import { createFrameReader, isRecord } from './frames.ts'
import { hashOf } from '../tree/hash.ts'
import { memberLimits, messageMs, strangerLimits, strangerMs } from './limits.ts'
import { createListen, type Listen } from './listen.ts'
import { BadPath, formatPath, parsePath } from '../tree/path.ts'
import { filtered, parseQuery } from '../tree/query.ts'
import type { Auth, RuleBook } from '../rules/rules.ts'
import { TokenRefused, type Identity, type Tokens } from '../signIn/tokens.ts'
import { BadValue, toJson } from '../tree/tree.ts'

/** One client's socket, speaking version 5 of the Realtime Database's protocol. */
export interface Connection {
  uid(): string | null
  /** The session of whoever is signed in here, where their token names one. */
  session(): string | null
  /** Ends the listens that nobody-in-particular may not have, and tells the client to sign in anew. */
  revoke(): void
  /** Called now and then: ends what has expired, and the socket of a client gone silent. */
  sweep(): void
  /** Ends the socket with a code of the WebSocket protocol; without one it goes away for good. */
  close(code?: number): void
}

interface ConnectionOptions {
  socket: WebSocket
  /** The address by which the client reached us. */
  host: string
  session: string
  database: Database
  rules: RuleBook
  tokens: Tokens
  now: () => number
  log: (message: string, error?: unknown) => void
  closed: () => void
}

interface Answer {
  s: string
  d?: unknown
}
type Body = Record<string, unknown>

/** The client sends at least a keepalive every 45 s. */
const SILENCE_MS = 120_000
/** How long a client may take to close its side. */
const CLOSE_MS = 1_000
const MAX_BUFFERED = 16 * 1024 * 1024

const OK: Answer = { s: 'ok', d: {} }
const DENIED: Answer = { s: 'permission_denied', d: 'Permission denied' }

export function serveConnection(options: ConnectionOptions): Connection {
  const { socket, database, rules, tokens, now, log } = options
  const limits = () => (identity ? memberLimits : strangerLimits)
  const frames = createFrameReader(() => limits().message)
  const listens = new Map<string, Listen>()
  /** What is written when the socket closes, in the order it was asked for. */
  const lastWrites = new Map<string, { update: boolean; data: unknown }>()
  let identity: Identity | null = null
  let lastHeard = now()
  /** Since when nobody is signed in, and since when a message is under way. */
  let strangerSince = now()
  let messageSince = now()
  let work = Promise.resolve()

  const actions: Record<string, (body: Body) => Answer | Promise<Answer>> = {
    s: () => OK,
    auth: signIn,
    gauth: signIn,
    unauth: signOut,
    q: listen,
    n: unlisten,
    g: get,
    p: (body) => write(body, false),
    m: (body) => write(body, true),
    o: (body) => writeAtEnd(body, false),
    om: (body) => writeAtEnd(body, true),
    oc: cancelAtEnd,
  }

  async function signIn({ cred }: Body): Promise<Answer> {
    identity = null
    try {
      identity = await tokens.verify('id', cred)
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error
      recheckListens()
      return { s: error.expired ? 'expired_token' : 'invalid_token', d: error.message }
    }
    recheckListens()
    return {
      s: 'ok',
      d: { auth: { uid: identity.uid, token: identity.claims }, expires: identity.expires / 1000 },
    }
  }

  function signOut(): Answer {
    identity = null
    recheckListens()
    return OK
  }

  function listen({ p, q, t, h }: Body): Answer {
    const path = parsePath(p)
    if (!mayRead(path)) return DENIED
    if (listens.size >= limits().listens) return { s: 'too_big', d: 'Too many listens.' }
    unlisten({ p, t })
    const key = listenKey(p, t)
    const added = createListen({
      path,
      wireQuery: t === undefined ? null : q,
      tag: t,
      database,
      push,
      mayRead: () => mayRead(path),
      revoked: () => drop(key),
    })
    listens.set(key, added)
    database.listeners.add(path, added)
    if (added.hash() !== h) added.pushAll()
    return OK
  }

  function unlisten({ p, t }: Body): Answer {
    drop(listenKey(p, t))
    return OK
  }

  function get({ p, q }: Body): Answer {
    const path = parsePath(p)
    if (!mayRead(path)) return DENIED
    const node = database.at(path)
    const wholeNode = !isRecord(q) || Object.keys(q).length === 0
    return { s: 'ok', d: toJson(wholeNode ? node : filtered(node, parseQuery(q))) }
  }

  async function write({ p, d, h }: Body, update: boolean): Promise<Answer> {
    const path = textOf(p)
    const change = update ? database.update(path, d) : database.set(path, d)
    if (!rules.mayWrite(database.root(), change.placements, auth())) return DENIED
    if (h !== undefined && h !== hashOf(database.at(change.at))) return { s: 'datastale', d: 'Data changed.' }
    try {
      await database.commit(change)
      return OK
    } catch {
      return { s: 'unavailable', d: 'The store is not available.' }
    }
  }

  function writeAtEnd({ p, d }: Body, update: boolean): Answer {
    const path = textOf(p)
    const change = update ? database.update(path, d) : database.set(path, d)
    if (!rules.mayWrite(database.root(), change.placements, auth())) return DENIED
    const key = formatPath(change.at)
    lastWrites.delete(key)
    lastWrites.set(key, { update, data: d })
    return OK
  }

  function cancelAtEnd({ p }: Body): Answer {
    const top = formatPath(parsePath(p))
    for (const key of lastWrites.keys()) {
      if (key === top || top === '' || key.startsWith(`${top}/`)) lastWrites.delete(key)
    }
    return OK
  }

  async function runLastWrites(): Promise<void> {
    for (const [path, { update, data }] of lastWrites) {
      const change = update ? database.update(path, data) : database.set(path, data)
      if (rules.mayWrite(database.root(), change.placements, auth())) await database.commit(change)
    }
  }

  function auth(): Auth {
    if (identity && identity.expires <= now()) expire()
    return identity && { uid: identity.uid, token: identity.claims }
  }

  function expire(): void {
    identity = null
    recheckListens()
    push('ac', { s: 'expired_token', d: 'The token has expired.' })
  }

  function mayRead(path: readonly string[]): boolean {
    return rules.mayRead(database.root(), path, auth())
  }

  function recheckListens(): void {
    for (const each of [...listens.values()]) each.recheck()
  }

  function drop(key: string): void {
    const dropped = listens.get(key)
    if (!dropped) return
    listens.delete(key)
    database.listeners.remove(dropped.path, dropped)
  }

  function push(action: string, body: object): void {
    send({ t: 'd', d: { a: action, b: body } })
  }

  function send(message: object): void {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MAX_BUFFERED) return socket.terminate()
    socket.send(JSON.stringify(message))
  }

  async function receive(frame: string): Promise<void> {
    if (!frames.isWaiting()) messageSince = now()
    const message = frames.read(frame)
    if (!message) return
    if (message.t === 'c') {
      if (message.d['t'] === 'p') send({ t: 'c', d: { t: 'o', d: null } })
      return
    }
    const { r, a, b } = message.d
    const action = typeof a === 'string' && Object.hasOwn(actions, a) ? actions[a] : undefined
    const reply = (answer: Answer): void => send({ t: 'd', d: { r, b: answer } })
    if (!action) return reply({ s: 'unknown_action', d: 'Unknown action.' })
    const answered = attempt(action, isRecord(b) ? b : {}).then(reply)
    // What follows a sign-in must see it; everything else has acted before its first await.
    if (action === signIn) await answered
  }

  async function attempt(action: (body: Body) => Answer | Promise<Answer>, body: Body): Promise<Answer> {
    try {
      return await action(body)
    } catch (error) {
      if (error instanceof BadPath || error instanceof BadValue)
        return { s: 'invalid_data', d: error.message }
      log('realtime: a request failed', error)
      return { s: 'internal_error', d: 'Internal error.' }
    }
  }

  socket.on('message', (data, isBinary) => {
    lastHeard = now()
    if (isBinary) return socket.close(1003)
    const frame = data.toString()
    work = work.then(() => receive(frame)).catch(() => socket.close(1008))
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    for (const key of [...listens.keys()]) drop(key)
    void work
      .then(runLastWrites)
      .catch((error: unknown) => log('realtime: a last write failed', error))
      .finally(options.closed)
  })
  send({ t: 'c', d: { t: 'h', d: { ts: now(), v: '5', h: options.host, s: options.session } } })

  return {
    uid: () => identity?.uid ?? null,
    session: () => identity?.claims.session ?? null,
    revoke() {
      identity = null
      recheckListens()
      push('ac', { s: 'invalid_token', d: 'Signed out.' })
    },
    sweep() {
      auth()
      if (identity) strangerSince = now()
      const isSlow = frames.isWaiting() && now() - messageSince > messageMs
      if (isSlow || now() - lastHeard > SILENCE_MS || now() - strangerSince > strangerMs) socket.terminate()
    },
    close(code = 1001) {
      socket.close(code)
      setTimeout(() => socket.terminate(), CLOSE_MS).unref()
    },
  }
}

function textOf(path: unknown): string {
  if (typeof path !== 'string') throw new BadPath('A path must be a text.')
  return path
}

function listenKey(path: unknown, tag: unknown): string {
  return `${formatPath(parsePath(path))}\n${tag === undefined ? '' : String(tag)}`
}
