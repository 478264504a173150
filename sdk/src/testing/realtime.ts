import type { BeforeOptions, LatestListener, LatestOptions, Realtime } from '../chat/realtime.js'

type Json = null | string | number | boolean | Json[] | { [key: string]: Json }
type Child = [key: string, value: Json]

/** A realtime database in memory, with the server's side of it in the test's hands. */
export interface MemoryRealtime extends Realtime {
  server: {
    get(path: string): unknown
    set(path: string, value: unknown): void
    /** Adds a child with a key that sorts by time, and gives the key. */
    push(path: string, value: unknown): string
    /** Refuses `path` and all below it: watches end, reads and writes are refused. */
    deny(path: string): void
    /** Takes back a `deny`. What has ended stays ended. */
    allow(path: string): void
    /** Sign-ins are refused from now on, or taken again. */
    refuseSignIn(refuse: boolean): void
    /** The socket falls: values stay as they are, and writes wait. */
    drop(): void
    /** The socket is back: what waited is written, and what was missed arrives. */
    restore(): void
    /** The token signed in with; null when signed out. */
    signedIn(): string | null
  }
}

/** Obeys the same interface as the Firebase one: first values come a microtask later, later ones at once. */
export function createMemoryRealtime(): MemoryRealtime {
  /** The server's tree, and the client's copy of it, which a fallen connection holds back. */
  let stored: Json = null
  let seen: Json = null
  let online = true
  let token: string | null = null
  let refusing = false
  let pushed = 0
  const denied = new Set<string>()
  const watches = new Set<() => void>()
  const connections = new Set<(yes: boolean) => void>()
  let waiting: (() => void)[] = []

  function isDenied(path: string): boolean {
    const full = `${tidy(path)}/`
    return [...denied].some((top) => full.startsWith(`${top}/`))
  }

  function refresh(): void {
    if (online) seen = stored
    for (const check of [...watches]) check()
  }

  /** Calls `changed` with each new value at `path` until it is ended or refused. */
  function follow(
    path: string,
    changed: (value: Json) => void,
    failed?: (error: unknown) => void,
  ): () => void {
    let known = false
    let last = ''
    const check = (): void => {
      if (online && isDenied(path)) {
        watches.delete(check)
        failed?.(refusal(path))
        return
      }
      if (!known && !online) return
      const value = at(seen, path)
      const text = JSON.stringify(value)
      if (known && text === last) return
      known = true
      last = text
      changed(copy(value))
    }
    watches.add(check)
    queueMicrotask(() => {
      if (watches.has(check)) check()
    })
    return () => void watches.delete(check)
  }

  function watchLatest<T>(
    path: string,
    { orderBy, limit }: LatestOptions,
    on: LatestListener<T>,
    failed?: (error: unknown) => void,
  ): () => void {
    let held = new Map<string, Json>()
    const changed = (value: Json): void => {
      const now = new Map(sorted(value, orderBy).slice(-limit))
      const before = held
      held = now
      for (const key of before.keys()) if (!now.has(key)) on.removed(key)
      for (const [key, child] of now) {
        if (!before.has(key)) on.added(key, child as T)
        else if (JSON.stringify(before.get(key)) !== JSON.stringify(child)) on.changed(key, child as T)
      }
    }
    return follow(path, changed, failed)
  }

  function before<T>(
    path: string,
    { orderBy, limit, before }: BeforeOptions,
  ): Promise<[key: string, value: T][]> {
    return whenOnline(path, () => {
      const end = { [orderBy]: before.value }
      const earlier = sorted(at(stored, path), orderBy).filter(
        (child) => order(child, [before.key, end], orderBy) < 0,
      )
      return copy(earlier.slice(-limit)) as [key: string, value: T][]
    })
  }

  function set(path: string, value: unknown): Promise<void> {
    const written = copy(value as Json)
    // While the connection is away the client shows its own write already.
    if (!online) {
      seen = put(seen, path, written)
      refresh()
    }
    return whenOnline(path, () => {
      stored = put(stored, path, written)
      refresh()
    })
  }

  function whenOnline<R>(path: string, run: () => R): Promise<R> {
    return new Promise((resolve, reject) => {
      const go = (): void => {
        if (isDenied(path)) reject(refusal(path))
        else resolve(run())
      }
      if (online) go()
      else waiting.push(go)
    })
  }

  function connection(yes: boolean): void {
    online = yes
    if (yes) {
      const ready = waiting
      waiting = []
      for (const go of ready) go()
      refresh()
    }
    for (const on of [...connections]) on(yes)
  }

  return {
    async signIn(given) {
      if (refusing) throw new Error('auth/invalid-custom-token')
      token = given
    },
    async signOut() {
      token = null
    },
    watch: (path, on, failed) => follow(path, (value) => on(value as never), failed),
    watchLatest,
    before,
    set,
    connected(on) {
      connections.add(on)
      queueMicrotask(() => {
        if (connections.has(on)) on(online)
      })
      return () => void connections.delete(on)
    },
    server: {
      get: (path) => copy(at(stored, path)),
      set(path, value) {
        stored = put(stored, path, copy(value as Json))
        refresh()
      },
      push(path, value) {
        const key = `-M${String(++pushed).padStart(18, '0')}`
        stored = put(stored, `${path}/${key}`, copy(value as Json))
        refresh()
        return key
      },
      deny(path) {
        denied.add(tidy(path))
        refresh()
      },
      allow: (path) => void denied.delete(tidy(path)),
      refuseSignIn: (refuse) => void (refusing = refuse),
      drop: () => connection(false),
      restore: () => connection(true),
      signedIn: () => token,
    },
  }
}

function tidy(path: string): string {
  return keysOf(path).join('/')
}

function keysOf(path: string): string[] {
  return path.split('/').filter((key) => key !== '')
}

function isParent(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function at(root: Json, path: string): Json {
  let value: Json = root
  for (const key of keysOf(path)) value = isParent(value) ? (value[key] ?? null) : null
  return value
}

/** A copy of the tree with `value` at `path`; what becomes empty is gone. */
function put(root: Json, path: string, value: Json): Json {
  const [key, ...rest] = keysOf(path)
  if (key === undefined) return value
  const parent = isParent(root) ? { ...root } : {}
  const child = put(parent[key] ?? null, rest.join('/'), value)
  if (child === null || (isParent(child) && Object.keys(child).length === 0)) delete parent[key]
  else parent[key] = child
  return Object.keys(parent).length === 0 ? null : parent
}

function sorted(value: Json, by: string): Child[] {
  return isParent(value) ? Object.entries(value).sort((a, b) => order(a, b, by)) : []
}

function order([key, child]: Child, [otherKey, other]: Child, by: string): number {
  return number(child, by) - number(other, by) || (key < otherKey ? -1 : key > otherKey ? 1 : 0)
}

/** A child without the value comes before every other. */
function number(child: Json, by: string): number {
  const value = isParent(child) ? child[by] : undefined
  return typeof value === 'number' ? value : -Infinity
}

function copy<T extends Json | Child[]>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T)
}

function refusal(path: string): Error {
  return Object.assign(new Error(`permission_denied at /${tidy(path)}`), { code: 'PERMISSION_DENIED' })
}
