import { signal, type ReadonlySignal } from '@preact/signals-core'

/** The code that the first page does without, and whether it is there. */
export interface Later {
  readonly code: ReadonlySignal<LaterCode | null>
  load(): Promise<LaterCode>
}
export type LaterCode = typeof import('./laterCode')

/** Loads it once; after a failure, again when it is next asked for. */
export function createLater(importIt: () => Promise<LaterCode>): Later {
  const code = signal<LaterCode | null>(null)
  let loading: Promise<LaterCode> | undefined
  return {
    code,
    load() {
      loading ??= importIt().then(
        (loaded) => (code.value = loaded),
        (failure: unknown) => {
          loading = undefined
          throw failure
        },
      )
      return loading
    },
  }
}

/** Runs once at the first sign that somebody is there: before a press or a key is finished. */
export function atFirstSignOfLife(window: Window, run: () => void): void {
  const signs = [
    'pointerover',
    'pointerdown',
    'touchstart',
    'keydown',
    'focusin',
    'scroll',
    'offline',
  ] as const
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once)
    run()
  }
  for (const sign of signs) window.addEventListener(sign, once, { passive: true })
}
