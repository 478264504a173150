import type { LeafChange, LeafStore } from './store.ts'

/**
 * Brings changes to the store in order, those that gather during a write in one batch. When the store
 * fails, the writers waiting are told, the changes are kept, and they go with the next attempt.
 */
export interface Journal {
  write(changes: readonly LeafChange[]): Promise<void>
  /** 'ok', or why the last attempt failed. */
  health(): 'ok' | string
  /** Resolves when all is written; throws when the store still refuses. */
  close(): Promise<void>
}

const RETRY_MS = 1_000

export function createJournal(store: LeafStore, log: (message: string, error?: unknown) => void): Journal {
  let pending = new Map<string, LeafChange[1]>()
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
    pending = new Map()
    try {
      if (batch.size > 0) await store.write([...batch])
      failure = null
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error)
      log('realtime: the store refused a write; it is kept and tried again', error)
      pending = new Map([...batch, ...pending])
      retry = setTimeout(() => void flush().catch(() => undefined), RETRY_MS).unref()
      throw error
    }
  }

  return {
    write(changes) {
      for (const [path, value] of changes) pending.set(path, value)
      return flush()
    },
    health: () => failure ?? 'ok',
    async close() {
      await flush().finally(() => clearTimeout(retry))
    },
  }
}
