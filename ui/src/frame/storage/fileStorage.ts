import type { FileStorage } from '@homecare/sdk/kit'

/** Under this name the browser keeps what people picked and typed, until it has arrived. */
const database = 'homecare'
const table = 'drafts'

/**
 * Keeps values, files among them, in the browser's IndexedDB; rejects where the browser has none, or it is full or
 * closed.
 */
export const fileStorage: FileStorage = {
  read: (name) => inTable('readonly', (drafts) => drafts.get(name)),
  async write(name, value) {
    await inTable('readwrite', (drafts) => drafts.put(value, name))
  },
  async remove(name) {
    await inTable('readwrite', (drafts) => drafts.delete(name))
  },
}

/** Forgets all of it, as at logout: it was of whoever used the browser. */
export function forgetFiles(): void {
  // It waits by itself until no page has it open, and none has for longer than one reading or writing.
  globalThis.indexedDB?.deleteDatabase(database)
}

async function inTable<T>(
  mode: IDBTransactionMode,
  ask: (drafts: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(table))
  const opened = await answerOf(opening)
  try {
    const transaction = opened.transaction(table, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('It was not kept')))
    })
    const [answer] = await Promise.all([answerOf(ask(transaction.objectStore(table))), done])
    return answer
  } finally {
    opened.close()
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('It was not kept')))
  })
}
