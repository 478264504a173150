import { signal, type ReadonlySignal } from '@preact/signals-core'
import { toastTimes } from '../constants.js'
import type { ApiError } from '../error.js'
import type { Sayable } from '../text.js'

export type ToastKind = 'success' | 'error'
/** A short message that comes and goes. */
export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: Sayable
  readonly visible: boolean
  /** What failed, for what support needs to know of it. */
  readonly failure?: ApiError | undefined
}
/** The messages that are showing, with what raises and dismisses them. */
export interface Toasts {
  readonly list: ReadonlySignal<readonly Toast[]>
  /** A quiet word that goes by itself. */
  success(text: Sayable): void
  /** Stays until dismissed. With the failure that it tells of, it can say what support needs to know. */
  error(text: Sayable, failure?: ApiError): void
  dismiss(id: number): void
}

/** The clock that toasts run on: `setTimeout`, or a test's own. */
export type After = (ms: number, run: () => void) => void

/** The product's toasts: shown, hidden and cleared at the times of `toastTimes`; errors stay until dismissed. */
export function createToasts(after: After = (ms, run) => void setTimeout(run, ms)): Toasts {
  const list = signal<readonly Toast[]>([])
  let nextId = 1

  function add(kind: ToastKind, text: Sayable, failure?: ApiError): void {
    const id = nextId++
    list.value = [
      // A second identical toast takes the place of the first: three failures are not three walls of text.
      ...list.peek().filter((toast) => toast.kind !== kind || toast.text !== text),
      { id, kind, text, visible: false, failure },
    ]
    after(toastTimes.showDelayMs, () => {
      change(id, true)
      if (kind === 'success') after(toastTimes.visibleMs, () => dismiss(id))
    })
  }

  function change(id: number, visible: boolean): void {
    list.value = list.peek().map((toast) => (toast.id === id ? { ...toast, visible } : toast))
  }

  function dismiss(id: number): void {
    change(id, false)
    after(toastTimes.clearAfterHideMs, () => {
      list.value = list.peek().filter((toast) => toast.id !== id)
    })
  }

  return {
    list,
    success: add.bind(null, 'success'),
    error: add.bind(null, 'error'),
    dismiss,
  }
}
