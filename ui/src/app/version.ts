import { compareVersions } from '@homecare/sdk'
import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Unsaved, UnsavedPlace } from '../frame/app'

export interface VersionWatch {
  /** Another version is there, and something holds the reload back: the person is offered it. */
  readonly offered: ReadonlySignal<boolean>
  /** The version that the realtime value or an answer of the server names (D1 §4). */
  seen(version: string): void
  reload(): void
}

interface VersionOptions {
  readonly version: string
  readonly unsaved: Pick<Unsaved, 'any'>
  /** Remembers for which version the page was reloaded: the tab's session storage, or null where there is none. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  readonly reload: () => void
}

/**
 * Reloads the page once for each version that is not its own, and never while a form is dirty (decisions, States).
 * Where nothing remembers that it was reloaded, the person is offered it too: it could go on for ever.
 */
export function watchVersion({ version, unsaved, storage, reload }: VersionOptions): VersionWatch {
  const offered = signal(false)
  let latest = version

  function reloadFor(other: string): void {
    storage?.setItem(reloadedFor, other)
    reload()
  }

  return {
    offered,
    seen(other) {
      latest = other
      if (compareVersions(other, version) === 0 || storage?.getItem(reloadedFor) === other) {
        offered.value = false
      } else if (!storage || unsaved.any()) {
        offered.value = true
      } else {
        reloadFor(other)
      }
    },
    reload: () => reloadFor(latest),
  }
}

/** The name under which a tab remembers for which version it was reloaded. */
export const reloadedFor = 'homecare.reloadedFor'

/** Counts the forms that hold something typed. */
export function createUnsaved(): Unsaved {
  const held = new Set<{ readonly place: UnsavedPlace }>()
  let forgotten = false
  return {
    any: (place) => !forgotten && [...held].some((one) => !place || one.place === place),
    forget: () => void (forgotten = true),
    hold(place = 'page') {
      const one = { place }
      held.add(one)
      return () => void held.delete(one)
    },
  }
}
