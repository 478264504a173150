import type { Change, Database } from './database.ts'
import type { Heard, Note } from '../store/neighbours.ts'
import { parsePath } from '../tree/path.ts'
import type { Placement } from '../rules/rules.ts'
import type { LeafStore } from '../store/store.ts'
import { nodeAt, placeLeaf, type Leaf, type Node } from '../tree/tree.ts'

/** Rows of ours in the store; no path of the tree begins with a dot. */
export const REVISIONS = '.revisions/'
/** Places of which only the note travels: a session that has ended, by what names it. */
export const SESSIONS = '.sessions/'

interface Hearing {
  readonly store: LeafStore
  readonly database: Database
  /** Whether a write of this process is not in the store yet, and how many there have been. */
  readonly isBusy: () => boolean
  readonly writes: () => number
  /** Told of a user's revision in the store: older sign-ins no longer count. */
  readonly revised: (uid: string, revision: number) => void
  /** Told of a session that another process ended. */
  readonly ended: (session: string) => void
  readonly log: (message: string, error?: unknown) => void
}

/**
 * Takes in what other processes have written, one after the other: the places are read again from the store, which
 * has the last word. A write of another that meets one of ours on its way there may have hidden it: then our own is
 * read again as well once it is there, so that all processes end with the same tree.
 */
export function createHearing({ store, database, isBusy, writes, revised, ended, log }: Hearing) {
  let last: Promise<void> = Promise.resolve()
  /** The last of our own writes that may be hidden by what was read before it was in the store. */
  let hiddenUpTo = 0

  async function takeIn(heard: Heard, own: number | null): Promise<void> {
    if (own !== null && own > hiddenUpTo) return
    const before = writes()
    const wasBusy = isBusy()
    const reread = heard === 'all' || heard.paths.includes('') ? await readAll() : await readSome(heard)
    // What was on its way to the store meanwhile may be missing in what was read.
    if (wasBusy || isBusy() || writes() !== before) hiddenUpTo = writes()
    if (reread) database.receive(reread)
  }

  async function readSome(heard: Note): Promise<Change | null> {
    const placements: Placement[] = []
    for (const path of heard.paths) {
      if (path.startsWith(SESSIONS)) {
        ended(path.slice(SESSIONS.length))
        continue
      }
      const rows = await store.read(path)
      if (path.startsWith(REVISIONS)) for (const row of rows) takeRevision(...row)
      else placements.push({ path: parsePath(path), node: nodeAt(treeOf(rows), parsePath(path)) })
    }
    return placements.length > 0
      ? { at: parsePath(heard.at), merge: heard.merge, placements, rows: [] }
      : null
  }

  async function readAll(): Promise<Change> {
    const rows: [path: string, value: Leaf][] = []
    for await (const [path, value] of store.load()) {
      if (path.startsWith(REVISIONS)) takeRevision(path, value)
      else rows.push([path, value])
    }
    return { at: [], merge: false, placements: [{ path: [], node: treeOf(rows) }], rows: [] }
  }

  const takeRevision = (path: string, value: Leaf) => revised(path.slice(REVISIONS.length), Number(value))

  return (heard: Heard, own: number | null): void => {
    last = last
      .then(() => takeIn(heard, own))
      .catch((error: unknown) => log('realtime: a write of another process could not be read', error))
  }
}

function treeOf(rows: readonly (readonly [path: string, value: Leaf])[]): Node | null {
  return rows.reduce<Node | null>((root, [path, value]) => placeLeaf(root, path, value), null)
}
