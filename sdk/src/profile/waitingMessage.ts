import { keptIn, type DeviceStorage } from '../kit/state/deviceStorage.js'
import type { PageHref } from '../vocabulary/addresses/href.js'
import { waitingMessageName } from '../vocabulary/caregivers/constants.js'

/** A message that a visitor has begun and may send once they have an account: to whom, from which page, and its words. */
export interface WaitingMessage {
  /** The caregiver's number. */
  readonly to: number
  readonly name: string
  /** The profile that it is sent from: a path, with a query or without. */
  readonly here: PageHref
  readonly text: string
}

const isWaiting = (found: unknown): found is WaitingMessage => {
  const { to, name, here, text } = (found ?? {}) as Record<string, unknown>
  return typeof to === 'number' && [name, text].every((one) => typeof one === 'string') && isPathOfOurs(here)
}
/** One slash, and no second one that would name another host. */
const isPathOfOurs = (here: unknown) => typeof here === 'string' && /^\/(?![/\\])/.test(here)

/**
 * The message that waits in this tab, the last one that was begun. Its words may be of somebody's health: pass the
 * storage that ends with the tab, and empty it at logout.
 */
export function waitingMessage(storage: DeviceStorage | null) {
  const kept = keptIn(storage ?? undefined, waitingMessageName, isWaiting)
  return {
    /** Null where none waits. */
    read: () => kept.read(),
    /** The one that waits for this caregiver; null where none does. */
    for(to: number): WaitingMessage | null {
      const found = kept.read()
      return found?.to === to ? found : null
    },
    keep: (message: WaitingMessage) => void kept.write(message),
    forget: () => void kept.write(null),
  }
}
