import type { PageHref } from '../vocabulary/addresses/href.js'
import type { ReporterLevel } from '../kit/constants.js'
import { readNativeMessage } from './messages.js'

/** What the embedding app may have done with the page. */
export interface NativeDeeds {
  /** Shows a path of the product. */
  readonly push: (path: PageHref) => void
  readonly back: () => void
  readonly reload: () => void
  /** Opens the modal that says that a view is not in the partner's list. */
  readonly accessBlocked: () => void
}

/** What `listenToNativeApp` is given. */
export interface NativeBridgeOptions {
  /** Where messages arrive: the page's window. */
  readonly target: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /**
   * Who may send, compared whole. A script that the app runs in the page posts from the page's own origin; a frame's
   * host posts from its own.
   */
  readonly origins: readonly string[]
  readonly deeds: NativeDeeds
  /** Told of a deed that failed, at the highest level, and of a path that leads out of the app. */
  readonly report?: (fault: unknown, level: ReporterLevel) => void
}

/**
 * Does what an embedding app's messages ask for, and returns how to stop. A message of another origin or shape is not
 * for us, and is passed over in silence: pages post many to themselves.
 */
export function listenToNativeApp({ target, origins, deeds, report }: NativeBridgeOptions): () => void {
  function hear(event: MessageEvent<unknown>): void {
    const message = readNativeMessage(event, origins)
    if (message.kind === 'refused') {
      if (message.reason === 'path') report?.(new Error('An app pushed a path out of the product'), 'warning')
      return
    }
    try {
      if (message.kind === 'push') deeds.push(message.path)
      else deeds[message.kind]()
    } catch (fault) {
      report?.(fault, 'error')
    }
  }
  target.addEventListener('message', hear)
  return () => target.removeEventListener('message', hear)
}
