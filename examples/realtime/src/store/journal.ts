import type { Heard, Told } from './neighbours.ts'
import type { LeafChange, LeafStore } from './store.ts'

/**
 * Brings changes to the store in order, those that gather during a write in one batch. When the store
 * fails, the writers waiting are told, the changes are kept, and they go with the next attempt.
 */
export interface Journal {
  /** `note` is told to other processes with them, or by itself where there are none. */
  write(changes: readonly LeafChange[], note?: Heard): Promise<void>
  /** Whether something is not in the store yet. */
  busy(): boolean
  /** How many writes there have been. */
  writes(): number
  /** 'ok', or why the last attempt failed. */
  health(): 'ok' | string
  /** Resolves when all is written; throws when the store still refuses. */
  close(): Promise<void>
}

const RETRY_MS = 1_000

export function createJournal(store: LeafStore, log: (message: string, error?: unknown) => void): Journal {
  let pending = new Map<string, LeafChange[1]>()
  let notes: Told[] = []
  let isWriting = false
  let writes = 0
  /** The next batch, while it still takes changes. */
  let gathering: Promise<void> | null = null
  let last: Promise<void> = Promise.resolve()
  let failure: string | null = null
  let retry: ReturnType<typeof setTimeout> | undefined

  function flush(): Promise<void> {
    if (gathering) return gathering
    gathering = last.catch(() => undefined).then(writePending)
    last = gathering
    return gathering
  }

  async function writePending(): Promise<void> {
    gathering = null
    clearTimeout(retry)
    const batch = pending
    const told = notes
    pending = new Map()
    notes = []
    isWriting = true
    try {
      if (batch.size > 0 || told.length > 0) await store.write([...batch], told)
      failure = null
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      log('realtime: the store refused a write; it is kept and tried again', error)
      pending = new Map([...batch, ...pending])
      notes = [...told, ...notes]
      retry = setTimeout(() => void flush().catch(() => undefined), RETRY_MS).unref()
      throw error
    } finally {
      isWriting = false
    }
  }

  return {
    write(changes, note) {
      writes++
      if (note) notes.push({ n: writes, note })
      for (const [path, value] of changes) pending.set(path, value)
      return flush()
    },
    writes: () => writes,
    busy: () => isWriting || pending.size > 0,
    health: () => failure ?? 'ok',
    async close() {
      await flush().finally(() => clearTimeout(retry))
    },
  }
}
