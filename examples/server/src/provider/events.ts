import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Log } from '../log/log.ts'
import { providerEvents } from '../tables/money/provider.ts'
import type { PaymentProvider, ProviderEvent } from './provider.ts'

/**
 * What is done about an event of a type. Events come late, twice and in any order, so one says only that something has
 * happened to a thing: `read` asks the provider how it stands now, outside of any transaction, and `apply` writes that in one
 * transaction, in a way that is harmless when it is done again.
 */
interface Handling<T> {
  read(provider: PaymentProvider, event: ProviderEvent): Promise<T>
  apply(tx: Tx, event: ProviderEvent, read: T, now: number): Promise<void>
}

/**
 * Which event is handled how: each domain adds its own, and of one that several wait for each sees to what is its own. One that
 * nobody handles is kept, and done with.
 */
export interface EventHandlers {
  on<T>(types: readonly string[], handling: Handling<T>): void
  of(type: string): readonly Handling<unknown>[]
}

export function createEventHandlers(): EventHandlers {
  const handlings = new Map<string, Handling<unknown>[]>()
  return {
    on(types, handling) {
      for (const type of types)
        handlings.set(type, [...(handlings.get(type) ?? []), handling as Handling<unknown>])
    },
    of: (type) => handlings.get(type) ?? [],
  }
}

/** Takes what the provider sends, and sees to it. */
export interface ProviderEvents {
  /** Stores an event, once however often it comes; it is handled behind the answer. */
  receive(event: ProviderEvent): Promise<void>
  /** Handles all that waits, the oldest first. */
  settle(): Promise<void>
}

interface Parts {
  readonly db: Db
  readonly provider: PaymentProvider
  readonly handlers: EventHandlers
  readonly now: () => number
  readonly log: Log
}

const minute = 60_000
const longestPause = 6 * 60

export function createProviderEvents({ db, provider, handlers, now, log }: Parts): ProviderEvents {
  let last: Promise<void> = Promise.resolve()

  async function handleAll(): Promise<void> {
    for (;;) {
      const waits = and(isNull(providerEvents.handled_at), lte(providerEvents.next_at, new Date(now())))
      const [row] = await db
        .select()
        .from(providerEvents)
        .where(waits)
        .orderBy(asc(providerEvents.created), asc(providerEvents.received_at))
        .limit(1)
      if (!row) return
      await handle(row)
    }
  }

  async function handle(row: typeof providerEvents.$inferSelect): Promise<void> {
    const event: ProviderEvent = {
      ...{ id: row.id, type: row.type, account: row.account, created: row.created.getTime() },
      object: row.body as ProviderEvent['object'],
    }
    const own = eq(providerEvents.id, row.id)
    try {
      const found: { handling: Handling<unknown>; read: unknown }[] = []
      for (const handling of handlers.of(event.type))
        found.push({ handling, read: await handling.read(provider, event) })
      await db.transaction(async (tx) => {
        const [held] = await tx
          .select({ handled_at: providerEvents.handled_at })
          .from(providerEvents)
          .where(own)
          .for('update')
        // Another process was here first.
        if (!held || held.handled_at) return
        for (const { handling, read } of found) await handling.apply(tx, event, read, now())
        await tx
          .update(providerEvents)
          .set({ handled_at: new Date(now()), error: null })
          .where(own)
      })
    } catch (error) {
      const tries = row.tries + 1
      log.warn('An event of the payment provider could not be handled', { type: row.type, tries, error })
      const pause = Math.min(2 ** (tries - 1), longestPause) * minute
      const said = error instanceof Error ? error.name : 'failed'
      await db
        .update(providerEvents)
        .set({ tries, error: said, next_at: new Date(now() + pause) })
        .where(own)
    }
  }

  const settle = () => (last = last.catch(() => undefined).then(handleAll))

  return {
    async receive({ id, type, account, created, object }) {
      const at = new Date(now())
      await db
        .insert(providerEvents)
        .values({
          ...{ id, type, account, created: new Date(created), body: { ...object } },
          ...{ received_at: at, next_at: at },
        })
        .onConflictDoNothing()
    },
    settle,
  }
}
