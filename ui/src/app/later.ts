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
