import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import { action, type Action } from '../kit/state/action.js'
import { settle } from '../kit/state/resource.js'
import { messagesPageSize } from '../vocabulary/chat/constants.js'
import type { ChatMessage } from '../vocabulary/chat/entities.js'
import type { Gap } from './gaps.js'
import { messagesSince, type Timeline } from './timeline.js'

/** The older messages of a conversation, page by page. */
interface Paging {
  readonly hasOlder: ReadonlySignal<boolean>
  /** Loads ten older messages. */
  readonly older: Action<[], void>
  /** Takes note of the first page, which says whether there may be others. */
  began(page: readonly ChatMessage[]): void
  /** Loads what is missing; where nobody looks, or it fails, lets go of all before it, which is then older messages. */
  fill(gap: Gap): Promise<void>
}

/**
 * Pages back through a timeline, and fills its gaps in the same way. `pageBefore` reads the page just before a message,
 * oldest first, and `take` merges it.
 */
export function createPaging(
  timeline: Signal<Timeline>,
  isOpen: ReadonlySignal<boolean>,
  pageBefore: (message: ChatMessage) => Promise<readonly ChatMessage[]>,
  take: (page: readonly ChatMessage[]) => void,
): Paging {
  const hasOlder = signal(false)

  function letGoBefore({ timestamp }: ChatMessage): void {
    const rest = messagesSince(timeline.peek(), timestamp)
    if (rest === timeline.peek()) return
    batch(() => {
      timeline.value = rest
      hasOlder.value = true
    })
  }

  return {
    hasOlder,
    older: action(async () => {
      const [from] = timeline.peek()
      if (!from) return
      const page = await pageBefore(from)
      batch(() => {
        hasOlder.value = isFull(page)
        take(page)
      })
    }),
    began(page) {
      hasOlder.value = isFull(page)
    },
    async fill({ after, before }) {
      if (!isOpen.peek()) return letGoBefore(before)
      const outcome = await settle(async () => {
        for (let from: ChatMessage | undefined = before; from;) {
          const page = await pageBefore(from)
          take(page)
          const [first] = page
          from = first && isFull(page) && first.timestamp > after.timestamp ? first : undefined
        }
      })
      if ('error' in outcome) letGoBefore(before)
    },
  }
}

const isFull = (page: readonly unknown[]) => page.length >= messagesPageSize
