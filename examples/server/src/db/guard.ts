import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Db, Tx } from './connect.ts'

/** `db` was used inside `db.transaction`. */
export class UsedInsideTransaction extends Error {
  override readonly name = 'UsedInsideTransaction'

  constructor() {
    super(
      'db was used inside db.transaction: use the tx that the transaction gives, or do it after the transaction.',
    )
  }
}

/** The transaction in which the present code runs, closed once its callback is through; and what is to follow it. */
const current = new AsyncLocalStorage<{ open: boolean; readonly effects: Effect[]; tx?: Tx }>()
type Effect = () => Promise<void>
const roots = new WeakMap<object, Db>()

/**
 * A pool that refuses at once to lend a second connection to code inside a transaction. On the embedded database,
 * which has one connection, it would wait for itself; on a server it would not be part of the transaction.
 */
export class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(done: Parameters<pg.Pool['connect']>[0]): void
  override connect(done?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    const mistake = current.getStore()?.open ? new UsedInsideTransaction() : undefined
    if (done) {
      if (mistake) process.nextTick(done, mistake, undefined, () => undefined)
      else super.connect(done)
      return
    }
    return mistake ? Promise.reject(mistake) : super.connect()
  }
}

/** Marks the code that runs in a transaction of `db`, for its `GuardedPool`. Give back the same `db`. */
export function markTransactions(db: Db): Db {
  const begin = db.transaction.bind(db) as Db['transaction']
  db.transaction = async (run, config) => {
    const scope: NonNullable<ReturnType<typeof current.getStore>> = { open: true, effects: [] }
    const value = await begin(async (tx) => {
      roots.set(tx, rootOf(db))
      scope.tx = tx
      try {
        return await current.run(scope, () => run(tx))
      } finally {
        scope.open = false
      }
    }, config)
    for (const effect of scope.effects) await effect()
    return value
  }
  return db
}

/**
 * Does something once the transaction in which the present code runs is committed, in order; at once where there is
 * none. What follows a commit says by itself that it failed: the caller's work is done.
 */
export async function onceCommitted(effect: Effect): Promise<void> {
  const scope = current.getStore()
  if (scope?.open) scope.effects.push(effect)
  else await effect()
}

/** The transaction in which the present code runs, for what is to be kept with it or not at all. */
export const presentTransaction = (): Tx | undefined => {
  const scope = current.getStore()
  return scope?.open ? scope.tx : undefined
}

/** The database itself, of what may be a transaction of it: under which memories are kept. */
export const rootOf = (db: Db | Tx): Db => roots.get(db) ?? (db as Db)
