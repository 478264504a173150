import type { ReadonlySignal } from '@preact/signals-core'
import { messagesPageSize } from '../vocabulary/chat/constants.js'
import type { ChatMessage } from '../vocabulary/chat/entities.js'
import type { Timeline } from './timeline.js'

/** A stretch in which messages may be missing: after the last that was heard of, before the first of a newer page. */
export interface Gap {
  readonly after: ChatMessage
  readonly before: ChatMessage
}

/** Tells where live messages may have been missed. */
interface GapDetector {
  /** Live messages come from here on. */
  started(): void
  /** They stopped coming; they may go on by themselves. */
  interrupted(): void
  /** They are no longer asked for. */
  ended(): void
  /** What is missing before the newest page, oldest first, that the server lists. To be asked before the page is taken in. */
  before(page: readonly ChatMessage[]): Gap | null
  /** The newest page has been taken in: nothing is missing up to here. */
  listed(): void
}

/** Watches over the timeline of one conversation; `isLive` says whether the socket stands. */
export function createGapDetector(timeline: ReadonlySignal<Timeline>, isLive: () => boolean): GapDetector {
  let isWatching = false
  /** Whether every message since the last page has been heard of. */
  let isUnbroken = false
  let anchor: ChatMessage | undefined

  function interrupted(): void {
    if (!isUnbroken) return
    isUnbroken = false
    anchor = timeline.peek().at(-1)
  }

  return {
    started() {
      isWatching = true
      isUnbroken = isLive()
    },
    interrupted,
    ended() {
      interrupted()
      isWatching = false
    },
    before: (page) => (isUnbroken ? null : gapBetween(anchor, page)),
    listed() {
      anchor = timeline.peek().at(-1)
      isUnbroken = isWatching && isLive()
    },
  }
}

/** What may be missing between a message that is held and a newer page: nothing, where the page reaches back to it. */
export function gapBetween(held: ChatMessage | undefined, page: readonly ChatMessage[]): Gap | null {
  const [first] = page
  if (!held || !first || page.length < messagesPageSize || first.timestamp <= held.timestamp) return null
  return { after: held, before: first }
}
