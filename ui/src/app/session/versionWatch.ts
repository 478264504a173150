import { compareVersions } from '@homecare/sdk/kit'
import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Unsaved } from '../../frame/app'

export interface VersionWatch {
  /** Another version is there, and something holds the reload back: the person is offered it. */
  readonly offered: ReadonlySignal<boolean>
  /** The version that the realtime value or an answer of the server names. */
  seen(version: string): void
  reload(): void
}

interface VersionOptions {
  readonly version: string
  readonly unsaved: Pick<Unsaved, 'any'>
  /** How many changes are on their way to the server: a reload waits for their answers. */
  readonly underWay: ReadonlySignal<number>
  /** Remembers for which version the page was reloaded: the tab's session storage, or null where there is none. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  readonly reload: () => void
}

/** The name under which a tab remembers for which version it was reloaded. */
export const reloadedFor = 'homecare.reloadedFor'

/**
 * Reloads the page once for each version that is not its own, never while a form is dirty, and not
 * before what is on its way has been answered. Where nothing remembers that it was reloaded, as in a storage that is
 * closed or full, the person is offered it too: it could go on for ever.
 */
export function watchVersion({ version, unsaved, underWay, storage, reload }: VersionOptions): VersionWatch {
  const offered = signal(false)
  let latest = version
  let waits = false

  function remember(other: string): boolean {
    try {
      storage?.setItem(reloadedFor, other)
      return storage !== null
    } catch {
      return false
    }
  }

  function seen(other: string): void {
    latest = other
    if (compareVersions(other, version) === 0 || storage?.getItem(reloadedFor) === other) {
      offered.value = false
    } else if (underWay.peek() > 0) {
      whenAnswered(() => seen(latest))
    } else if (unsaved.any() || !remember(other)) {
      offered.value = true
    } else {
      reload()
    }
  }

  function whenAnswered(goOn: () => void): void {
    if (waits) return
    waits = true
    const stop = underWay.subscribe((count) => {
      if (count > 0) return
      // What the answer leads to comes first: a message that is kept, the next call of the same press.
      setTimeout(() => {
        if (underWay.peek() > 0) return
        stop()
        waits = false
        goOn()
      })
    })
  }

  return {
    offered,
    seen,
    reload() {
      remember(latest)
      reload()
    },
  }
}
