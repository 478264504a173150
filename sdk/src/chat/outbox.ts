import { signal, type ReadonlySignal } from '@preact/signals-core'
import { array, is, number, optional, string, type, type Infer } from 'superstruct'
import { ApiError, type ErrorKind } from '../client/error.js'
import { settle } from '../kit/resource.js'
import { keptIn, type DeviceStorage } from '../kit/deviceStorage.js'

/** A message that the server has not confirmed yet. */
export interface Pending {
  /** Its idempotency key, and its key in the conversation once it is there. */
  readonly key: string
  readonly content: string
  /** When it was written, in milliseconds. */
  readonly timestamp: number
  readonly state: 'sending' | 'failed'
  readonly error: ApiError | null
}

/** What was written and is not confirmed yet. */
export interface Outbox {
  readonly pending: ReadonlySignal<readonly Pending[]>
  /** Sends a text. It stays in `pending` until it is confirmed. */
  add(content: string): Promise<void>
  /** Sends a failed message again, under the same key, so that it cannot arrive twice. */
  retry(key: string): Promise<void>
  /** Sends again what failed for want of a connection. */
  retryLost(): void
  /** Gives up a failed message. Its text is returned. */
  discard(key: string): string | undefined
  /** It has arrived, as the realtime store says. */
  arrived(key: string): void
  /** Forgets everything on the device too. */
  clear(): void
}

/** How an outbox sends, and where it keeps what is unsent. */
export interface OutboxOptions {
  readonly send: (content: string, key: string) => Promise<void>
  readonly now: () => number
  readonly newKey: () => string
  /** Where unsent messages outlive a reload and a tab that is killed, and under which name: tabs may share it. */
  readonly storage?: DeviceStorage
  readonly name: string
}

/** The messages of a conversation on their way: sending, or failed until sent again or given up. */
export function createOutbox({ send, now, newKey, storage, name }: OutboxOptions): Outbox {
  const kept = keptIn(storage, name, isUnsent)
  const pending = signal<readonly Pending[]>((kept.read() ?? []).map(asFailed))
  /** Every message that this page has had in hand: the others are of other tabs, and stay as they are. */
  const known = new Set(pending.peek().map(({ key }) => key))

  function put(entries: readonly Pending[]): void {
    pending.value = entries
    for (const { key } of entries) known.add(key)
    const all = [...(kept.read() ?? []).filter(({ key }) => !known.has(key)), ...entries.map(asUnsent)]
    kept.write(all.length > 0 ? all : null)
  }

  const find = (key: string) => pending.peek().find((entry) => entry.key === key)
  const without = (key: string) => pending.peek().filter((entry) => entry.key !== key)
  const change = (key: string, state: Pending['state'], error: ApiError | null) =>
    put(pending.peek().map((entry) => (entry.key === key ? { ...entry, state, error } : entry)))

  /** One after the other, so that messages arrive in the order in which they were written. */
  let turn = Promise.resolve()
  const attempt = (entry: Pending): Promise<void> => (turn = turn.then(() => sendOne(entry)))

  async function sendOne({ key, content }: Pending): Promise<void> {
    if (!find(key)) return
    const outcome = await settle(() => send(content, key))
    if (!find(key)) return
    if ('error' in outcome) change(key, 'failed', outcome.error)
    else put(without(key))
  }

  async function retry(key: string): Promise<void> {
    const entry = find(key)
    if (entry?.state !== 'failed') return
    change(key, 'sending', null)
    await attempt(entry)
  }

  return {
    pending,
    async add(content) {
      const entry: Pending = { key: newKey(), content, timestamp: now(), state: 'sending', error: null }
      put([...pending.peek(), entry])
      await attempt(entry)
    },
    retry,
    retryLost() {
      for (const { key, error } of pending.peek()) if (isLost(error)) void retry(key)
    },
    discard(key) {
      const entry = find(key)
      if (entry?.state !== 'failed') return undefined
      put(without(key))
      return entry.content
    },
    arrived(key) {
      if (find(key)) put(without(key))
    },
    clear() {
      pending.value = []
      kept.write(null)
    },
  }
}

/** Whether the server never answered: nobody knows if it arrived. */
function isLost(error: ApiError | null): boolean {
  return error?.kind === 'offline' || error?.kind === 'timeout'
}

/** `refused` is there where the server has said no: such a message waits for its person, not for a connection. */
const Unsent = type({
  key: string(),
  content: string(),
  timestamp: number(),
  refused: optional(string()),
})
const isUnsent = (found: unknown): found is Infer<typeof Unsent>[] => is(found, array(Unsent))
const asFailed = ({ refused, ...entry }: Infer<typeof Unsent>): Pending => ({
  ...entry,
  state: 'failed',
  error:
    refused === undefined
      ? new ApiError('offline')
      : new ApiError('forbidden', refused === '' ? {} : { serverMessage: refused }),
})
const asUnsent = ({ key, content, timestamp, error }: Pending): Infer<typeof Unsent> => ({
  ...{ key, content, timestamp },
  ...(error && judged.has(error.kind) && { refused: error.serverMessage ?? '' }),
})
/** The failures with which the server has judged a message. */
const judged: ReadonlySet<ErrorKind> = new Set(['forbidden', 'notFound', 'conflict', 'invalid'])
