import { batch, signal, type ReadonlySignal } from '@preact/signals-core'
import { ApiError, isApiError } from '../error.js'

/** Something that is loaded: the data, whether it is loading, and why it failed. */
export interface Resource<T, A extends readonly unknown[] = []> {
  /** What was loaded last; kept when a later load fails. Undefined until the first success. */
  readonly data: ReadonlySignal<T | undefined>
  readonly loading: ReadonlySignal<boolean>
  /** Why the last load failed; null once one succeeds. */
  readonly error: ReadonlySignal<ApiError | null>
  /** Loads, aborting a load under way. Never rejects: the error is in `error`. */
  load(...args: A): Promise<void>
  /** The same load again, with the arguments of the last one. */
  reload(): Promise<void>
  /** Changes the data in place, as after an edit. */
  set(change: T | undefined | ((data: T | undefined) => T | undefined)): void
  /** Back to the beginning, aborting a load under way. */
  clear(): void
}

/**
 * Data that is loaded: one load in flight, old data kept when a load fails, and a late answer never
 * in the place of a newer one (architecture, State).
 */
export function resource<T, A extends readonly unknown[] = []>(
  loadIt: (signal: AbortSignal, ...args: A) => Promise<T>,
): Resource<T, A> {
  const data = signal<T | undefined>(undefined)
  const loading = signal(false)
  const error = signal<ApiError | null>(null)
  let flight: AbortController | undefined
  let last: A | undefined

  async function load(...args: A): Promise<void> {
    flight?.abort()
    const mine = new AbortController()
    flight = mine
    last = args
    loading.value = true
    const outcome = await settle(() => loadIt(mine.signal, ...args))
    if (flight !== mine) return
    flight = undefined
    batch(() => {
      loading.value = false
      if ('value' in outcome) {
        data.value = outcome.value
        error.value = null
      } else {
        error.value = outcome.error
      }
    })
  }

  return {
    data,
    loading,
    error,
    load,
    reload: () => load(...(last ?? ([] as unknown as A))),
    set(change) {
      data.value =
        typeof change === 'function'
          ? (change as (data: T | undefined) => T | undefined)(data.peek())
          : change
    },
    clear() {
      flight?.abort()
      flight = undefined
      batch(() => {
        data.value = undefined
        loading.value = false
        error.value = null
      })
    },
  }
}

/** Runs and never rejects. A fault that is no ApiError is a bug of ours: it is told as a server error. */
export async function settle<T>(run: () => Promise<T>): Promise<{ value: T } | { error: ApiError }> {
  try {
    return { value: await run() }
  } catch (thrown) {
    return { error: isApiError(thrown) ? thrown : new ApiError('server', { cause: thrown }) }
  }
}
