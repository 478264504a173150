import { batch, signal, type ReadonlySignal } from '@preact/signals-core'
import type { ApiError } from '../error.js'
import { settle } from './resource.js'

/** Something done at a press: busy meanwhile, and a second press does nothing. */
export interface Action<A extends readonly unknown[], R> {
  readonly busy: ReadonlySignal<boolean>
  /** Why the last run failed; null once one succeeds or `forget` is called. */
  readonly error: ReadonlySignal<ApiError | null>
  /** Runs it; a second press while busy does nothing. Resolves to the result, or undefined. Never rejects. */
  run(...args: A): Promise<R | undefined>
  /**
   * Runs it for a form: a failure is thrown, for the form to say it where it stands, and said nowhere else. Undefined
   * while another run is under way.
   */
  attempt(...args: A): Promise<R | undefined>
  forget(): void
}

/** What happens when an action is done or has failed. */
export interface ActionOutcomes<A extends readonly unknown[], R> {
  /** After a success: raise a toast, change a resource in place. */
  readonly done?: (result: R, ...args: A) => void
  /** After a failure of `run`. An aborted run is no failure. */
  readonly failed?: (error: ApiError, ...args: A) => void
}

/** Something a person does: busy while it runs, once at a time (architecture, State). */
export function action<A extends readonly unknown[], R>(
  runIt: (...args: A) => Promise<R>,
  outcomes: ActionOutcomes<A, R> = {},
): Action<A, R> {
  const busy = signal(false)
  const error = signal<ApiError | null>(null)

  const running =
    (throws: boolean) =>
    async (...args: A): Promise<R | undefined> => {
      if (busy.peek()) return undefined
      batch(() => {
        busy.value = true
        error.value = null
      })
      const outcome = await settle(() => runIt(...args))
      busy.value = false
      if ('value' in outcome) {
        outcomes.done?.(outcome.value, ...args)
        return outcome.value
      }
      if (outcome.error.kind !== 'aborted') error.value = outcome.error
      if (throws) throw outcome.error
      if (error.peek()) outcomes.failed?.(outcome.error, ...args)
      return undefined
    }

  return {
    busy,
    error,
    run: running(false),
    attempt: running(true),
    forget() {
      error.value = null
    },
  }
}
