import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { ApiError, ErrorKind } from '../error.js'
import { describeFailure } from '../describeFailure.js'
import { action, type Action } from './action.js'
import { settle } from './resource.js'
import type { Sayable } from '../text.js'
import type { Toasts } from './toasts.js'

/** What was decided last on a record, and the way to take it back: the record then waits again. */
export interface Decided<T> {
  readonly record: T
  readonly said: Sayable
  readonly undo: Action<[], unknown>
}

/** Records that wait for somebody's decision. */
export interface WaitingList<T extends { readonly id: number }, D> {
  readonly waiting: ReadonlySignal<readonly T[]>
  /** The last decision, until it is taken back or can be no more; always null of a list whose decisions stand. */
  readonly last: ReadonlySignal<Decided<T> | null>
  /** Puts in what waits by a later answer of the server. */
  set(loaded: readonly T[]): void
  /**
   * Decides on a record, and says what came of it: as `last` where it can be taken back, else in a toast. A decision that is
   * made while another is on its way is sent after it, and not at all where its record has left. Resolves to why it failed,
   * or null. Never rejects.
   */
  decide(record: T, decision: D): Promise<ApiError | null>
}

/** How decisions are sent, and what becomes of their records. */
export interface WaitingListOptions<T, D, R> {
  readonly send: (record: T, decision: D) => Promise<R>
  /** What is said of a decision that was taken. */
  readonly said: (record: T, decision: D) => Sayable
  /** The failure that tells that a record is not as it was: it waits no more, or a decision on it cannot be taken back. */
  readonly gone: ErrorKind
  /** The record as it waits on after a decision; null, as it is without this, where it leaves. */
  readonly next?: (record: T, answer: R) => T | null
  /** Takes a decision back. */
  readonly undo?: (record: T, decision: D, answer: R) => Promise<unknown>
}

/** A list of records, each of which leaves it once it is decided on. */
export function createWaitingList<T extends { readonly id: number }, D, R>(
  loaded: readonly T[],
  toasts: Toasts,
  { send, said, gone, next = () => null, undo }: WaitingListOptions<T, D, R>,
): WaitingList<T, D> {
  const waiting = signal(loaded)
  const last = signal<Decided<T> | null>(null)
  const fail = (error: ApiError) => toasts.error(describeFailure(error), error)
  let turn: Promise<unknown> = Promise.resolve()

  function put(id: number, record: T | null): void {
    const list = waiting.peek()
    waiting.value = record
      ? list.map((one) => (one.id === id ? record : one))
      : list.filter((one) => one.id !== id)
  }

  function takenBackBy(send: () => Promise<unknown>, record: T, words: Sayable): Decided<T> {
    const decided: Decided<T> = {
      ...{ record, said: words },
      undo: action(send, {
        failed(error) {
          if (error.kind === gone) forget()
          fail(error)
        },
        done: forget,
      }),
    }
    return decided

    function forget(): void {
      if (last.peek() === decided) last.value = null
    }
  }

  async function decideNow(record: T, decision: D): Promise<ApiError | null> {
    if (!waiting.peek().some(({ id }) => id === record.id)) return null
    const outcome = await settle(() => send(record, decision))
    if ('value' in outcome) {
      const { value } = outcome
      put(record.id, next(record, value))
      const words = said(record, decision)
      last.value = undo ? takenBackBy(() => undo(record, decision, value), record, words) : null
      if (!undo) toasts.success(words)
      return null
    }
    if (outcome.error.kind === gone) put(record.id, null)
    fail(outcome.error)
    return outcome.error
  }

  return {
    waiting,
    last,
    set(later) {
      waiting.value = later
    },
    decide(record, decision) {
      const mine = turn.then(() => decideNow(record, decision))
      turn = mine
      return mine
    },
  }
}
