import { ApiError, type ErrorKind } from '../kit/error.js'
import { keptIn, type DeviceStorage } from '../kit/state/deviceStorage.js'
import { isRecord } from '../kit/shape.js'

/** Something a person did that the server has not confirmed yet. */
export interface Deed<C = unknown> {
  /** Its idempotency key, however often it is sent. */
  readonly key: string
  /** What was done, as 'message' or 'clock': says how it is sent. */
  readonly kind: string
  /** What it was done to, as one conversation: deeds of one subject are sent in the order in which they were done. */
  readonly subject: string
  /** Plain data; kept on the device, so nothing of health and no place. */
  readonly content: C
  /** The instant of the deed, in milliseconds. */
  readonly at: number
  /** Waiting: for a connection, or for its turn. Refused: for its person, to try again or to give it up. */
  readonly state: 'waiting' | 'sending' | 'refused'
  /** Why it was refused, or why it could not be sent the last time; null where it was not tried since the page began. */
  readonly error: ApiError | null
}

/** Where deeds are kept: the browser's localStorage, or a test's own. Each stands under a name of its own. */
export interface DeedStorage extends DeviceStorage {
  readonly length: number
  key(index: number): string | null
}

/** A deed as the device keeps it. */
export interface KeptDeed {
  readonly key: string
  readonly kind: string
  readonly subject: string
  readonly content: unknown
  readonly at: number
  /** Its place in the order of what the person did. */
  readonly order: number
  /** What the server refused it with, and its words; absent while it waits. */
  readonly refused?: { readonly kind: ErrorKind; readonly says: string | null }
}

/** The deeds of one person on the device. */
export interface Shelf {
  /** In the order in which they were done. Read anew each time: another tab may have changed them. */
  all(): readonly KeptDeed[]
  put(deed: KeptDeed): void
  remove(key: string): void
  /** A deed of this person as it was kept under its name; null for what is none. */
  parse(name: string, was: string): KeptDeed | null
  /** Whether the device keeps them all; what it did not take lives as long as the page. */
  isComplete(): boolean
}

/** All names under which deeds are kept begin with this. */
export const outboxName = 'outbox.'

/** Whether the device holds deeds of anybody, without reading them. */
export function hasDeeds(storage: DeedStorage | null | undefined): boolean {
  return (
    storage !== null && storage !== undefined && namesIn(storage).some((name) => name.startsWith(outboxName))
  )
}

/** The shelf of a person. What does not look like a deed is passed over. */
export function shelfOf(storage: DeedStorage | undefined, person: number): Shelf {
  const prefix = `${outboxName}${person}.`
  /** What the storage did not take. */
  const here = new Map<string, KeptDeed>()
  const kept = (key: string) => keptIn(storage, prefix + key, isKept)
  return {
    all() {
      const names = namesIn(storage).filter((name) => name.startsWith(prefix))
      const stored = names.flatMap((name) => {
        const deed = kept(name.slice(prefix.length)).read()
        return deed && !here.has(deed.key) ? [deed] : []
      })
      return [...stored, ...here.values()].sort(
        (one, other) => one.order - other.order || (one.key < other.key ? -1 : 1),
      )
    },
    put(deed) {
      if (kept(deed.key).write(deed)) here.delete(deed.key)
      else here.set(deed.key, deed)
    },
    remove(key) {
      here.delete(key)
      kept(key).write(null)
    },
    parse(name, was) {
      const deed = keptIn({ ...nothing, getItem: () => was }, name, isKept).read()
      return deed && name === prefix + deed.key ? deed : null
    },
    isComplete: () => here.size === 0,
  }
}

/** What the server refused a kept deed with; null while it waits. */
export function refusalOf({ refused }: KeptDeed): ApiError | null {
  if (!refused) return null
  return new ApiError(refused.kind, refused.says === null ? {} : { serverMessage: refused.says })
}

/** The failures with which the server has judged a deed; after any other it may be sent again as it is. */
export const refusals: ReadonlySet<string> = new Set<ErrorKind>([
  'forbidden',
  'notFound',
  'conflict',
  'invalid',
])

const nothing = { setItem: () => {}, removeItem: () => {} }

function namesIn(storage: DeedStorage | undefined): string[] {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  } catch {
    return []
  }
}

function isKept(found: unknown): found is KeptDeed {
  if (!isRecord(found)) return false
  const { key, kind, subject, at, order, refused } = found
  return (
    [key, kind, subject].every((part) => typeof part === 'string') &&
    [at, order].every((part) => typeof part === 'number') &&
    (refused === undefined || isRefusal(refused))
  )
}

function isRefusal(found: unknown): boolean {
  if (!isRecord(found)) return false
  const { kind, says } = found
  return typeof kind === 'string' && refusals.has(kind) && (says === null || typeof says === 'string')
}
