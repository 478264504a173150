import type { Db, Tx } from '../db/connect.ts'
import { ProviderFailure } from './failure.ts'

/** What the provider has made of an attempt: done, or refused. An open failure is neither, and settles nothing. */
export type Outcome<T> = { readonly done: T } | { readonly failed: ProviderFailure }

/**
 * A deed of the provider's, in the one order that loses nothing:
 *
 * 1. `begin` writes the attempt, in a transaction that is committed before the provider is asked. Begun again by the same
 *    caller's key, it answers the attempt there is.
 * 2. `ask` asks the provider by the attempt's own id as its key, outside of any transaction.
 * 3. `settle` writes what came of it, in one transaction, with all that follows from it. Events of the provider call the same
 *    function, so it has to be harmless twice: it looks at the attempt's state first, locked.
 *
 * Whoever is killed between two of these leaves an attempt that is begun and not settled: `finish` asks anew by the same key,
 * which the provider does once.
 */
export interface Deed<A, T, R> {
  begin(tx: Tx): Promise<A>
  ask(attempt: A): Promise<T>
  settle(tx: Tx, attempt: A, outcome: Outcome<T>): Promise<R>
}

/** Carries a deed out. Rejects with the failure where nobody knows what became of it: the attempt stays begun. */
export async function carryOut<A, T, R>(db: Db, deed: Deed<A, T, R>): Promise<R> {
  const attempt = await db.transaction((tx) => deed.begin(tx))
  return finish(db, attempt, deed)
}

/** The second half, of an attempt that was begun before: what a job does with those that were left. */
export async function finish<A, T, R>(
  db: Db,
  attempt: A,
  { ask, settle }: Pick<Deed<A, T, R>, 'ask' | 'settle'>,
): Promise<R> {
  const outcome = await outcomeOf(() => ask(attempt))
  return db.transaction((tx) => settle(tx, attempt, outcome))
}

async function outcomeOf<T>(ask: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await ask() }
  } catch (error) {
    if (error instanceof ProviderFailure && !error.isOpen) return { failed: error }
    throw error
  }
}
