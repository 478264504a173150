import { changesThings, type Client } from '@homecare/sdk/client'
import type { Signal } from '@preact/signals-core'

/** The client again, which counts the changes that are on their way to the server. */
export function countingChanges(care: Client, underWay: Signal<number>): Client {
  return {
    onSessionEnd: (how) => care.onSessionEnd(how),
    async call(call, ...rest) {
      if (!changesThings(call)) return care.call(call, ...rest)
      underWay.value++
      try {
        return await care.call(call, ...rest)
      } finally {
        underWay.value--
      }
    },
  }
}
