import type { Change, Database, Listener } from '../database/database.ts'
import { hashOf } from '../tree/hash.ts'
import { formatPath, type Path } from '../tree/path.ts'
import { filtered, parseQuery } from '../tree/query.ts'
import { childOf, toJson, type Json, type Node } from '../tree/tree.ts'
import { createWindow } from '../tree/window.ts'

/** One path that a client watches, whole or through a query. */
export interface Listen extends Listener {
  path: Path
  /** The hash of what {@link Listen.pushAll} would send. */
  hash(): string
  pushAll(): void
  /** Ends the listen if its client may no longer read. */
  recheck(): boolean
}

interface ListenOptions {
  path: Path
  /** As the client wrote it; null for the whole of the path. */
  wireQuery: unknown
  /** The client's number for this query, which every push must carry. */
  tag: unknown
  database: Database
  push: (action: string, body: object) => void
  mayRead: () => boolean
  revoked: () => void
}

export function createListen(options: ListenOptions): Listen {
  const { path, wireQuery, tag, database, push } = options
  const query = wireQuery === null ? null : parseQuery(wireQuery)
  const window = query && createWindow(query)
  window?.reset(database.at(path))

  function current(): Node | null {
    const node = database.at(path)
    return query ? filtered(node, query) : node
  }

  function pushAll(): void {
    push('d', { p: formatPath(path), d: toJson(current()), t: tag })
  }

  function changed(change: Change): void {
    // Membership may have ended since the client began to listen.
    if (!recheck()) return
    const covers = change.at.length < path.length || (change.at.length === path.length && !change.merge)
    if (covers) {
      window?.reset(database.at(path))
      pushAll()
    } else if (window) {
      const node = database.at(path)
      const keys = new Set(change.placements.map((placement) => placement.path[path.length]!))
      const news = Object.create(null) as Record<string, Json>
      for (const key of window.touch(node, keys))
        news[key] = window.has(key) ? toJson(childOf(node, key)) : null
      if (Object.keys(news).length > 0) push('m', { p: formatPath(path), d: news, t: tag })
    } else {
      const data = change.merge ? mergeOf(change) : toJson(change.placements[0]!.node)
      push(change.merge ? 'm' : 'd', { p: formatPath(change.at), d: data })
    }
  }

  function recheck(): boolean {
    if (options.mayRead()) return true
    options.revoked()
    push('c', query ? { p: formatPath(path), q: [wireQuery] } : { p: formatPath(path) })
    return false
  }

  return { path, hash: () => hashOf(current()), pushAll, changed, recheck }
}

function mergeOf({ at, placements }: Change): Json {
  const merge = Object.create(null) as { [path: string]: Json }
  for (const { path, node } of placements) merge[formatPath(path.slice(at.length))] = toJson(node)
  return merge
}
