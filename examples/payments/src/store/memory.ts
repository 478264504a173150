import type { Kept, ProviderStore, StoreTx } from './store.ts'

interface Row {
  readonly number: number
  readonly payload: string
  at: number | null
  tries: number
  delivered: number | null
}

/** Keeps everything in this process alone: for tests of what needs no database. */
export function memoryProviderStore(): ProviderStore {
  let objects = new Map<string, Kept>()
  let rows: Row[] = []
  let order = 0
  const underWay = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()

  function txOf(own: Map<string, Kept>, events: Row[]): StoreTx {
    return {
      get: async (id) => own.get(id) ?? null,
      async put(kept) {
        own.set(kept.id, structuredClone(kept))
      },
      async remove(id) {
        own.delete(id)
      },
      list: async (kind, owner) =>
        [...own.values()]
          .filter((kept) => kept.kind === kind && (owner === undefined || kept.owner === owner))
          .toReversed(),
      due: async (now) =>
        [...own.values()]
          .filter(({ dueAt }) => dueAt !== null && dueAt <= now)
          .toSorted((one, other) => one.dueAt! - other.dueAt!),
      async enqueue(payload, at) {
        events.push({ number: ++order, payload, at, tries: 0, delivered: null })
      },
    }
  }

  return {
    async transaction(key, work) {
      if (key !== null && underWay.has(key)) return null
      if (key !== null) underWay.add(key)
      const run = last.then(async () => {
        const own = new Map(objects)
        const events: Row[] = []
        const value = await work(txOf(own, events))
        objects = own
        rows = [...rows, ...events]
        return { value }
      })
      last = run.catch(() => undefined)
      try {
        return await run
      } finally {
        if (key !== null) underWay.delete(key)
      }
    },
    async take(now, until, limit) {
      const due = rows
        .filter(({ at, delivered }) => delivered === null && at !== null && at <= now)
        .toSorted((one, other) => one.at! - other.at! || one.number - other.number)
        .slice(0, limit)
      for (const row of due) {
        row.at = until
        row.tries++
      }
      return due.map(({ number, payload, tries }) => ({ number, payload, tries }))
    },
    async delivered(number, at) {
      for (const row of rows) if (row.number === number) row.delivered = at
    },
    async putOff(number, at) {
      for (const row of rows) if (row.number === number) row.at = at
    },
    async release(at, reversed) {
      const held = rows.filter((row) => row.delivered === null && (row.at === null || row.at > at))
      for (const [place, row] of (reversed ? held.toReversed() : held).entries())
        row.at = at - held.length + place
    },
    async again(count, at) {
      const sent = rows.filter(({ delivered }) => delivered !== null).slice(-count)
      for (const row of sent) {
        row.delivered = null
        row.at = at
      }
    },
    waiting: async () => rows.filter(({ delivered }) => delivered === null).length,
  }
}
