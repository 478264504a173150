import type { ReadonlySignal } from '@preact/signals-core'
import { settle } from '../kit/state/resource.js'
import type { ChatMessage } from '../vocabulary/chat/entities.js'
import type { Timeline } from './timeline.js'

/** What of a conversation is read, as far as this page has marked it. */
interface ReadMarks {
  /** Whether a message was marked as read, whatever an older answer says of it. */
  has(message: ChatMessage): boolean
  /** The message, with its reader where it was marked as read. */
  on(message: ChatMessage): ChatMessage
  /** Marks as read what is shown, if it is looked at. */
  make(): void
}

/** What read marks are made with. */
interface ReadMarksOptions {
  readonly me: number
  readonly timeline: ReadonlySignal<Timeline>
  /** Whether it is on the screen, and the page looked at. */
  readonly isSeen: () => boolean
  /** How many are unread. */
  readonly unread: () => number
  /** Tells the server that all up to this message is read. */
  readonly send: (messageId: number) => Promise<unknown>
  /** The server was told: these are read. */
  readonly sent: (messages: Timeline) => void
  readonly report: (error: unknown) => void
}

/** Marks what a person sees as read: one mark at a time, and each only once. */
export function createReadMarks(options: ReadMarksOptions): ReadMarks {
  const { me, timeline } = options
  let upTo = 0
  let isMarking = false

  const has = (message: ChatMessage) => isMarked(message, me, upTo)

  function make(): void {
    if (isMarking || !options.isSeen()) return
    const next = nextMark(timeline.peek(), me, upTo, options.unread())
    if (!next) return
    isMarking = true
    void settle(() => options.send(next)).then((outcome) => {
      isMarking = false
      // A failure waits for the next message, the next look or the next connection.
      if ('error' in outcome) return options.report(outcome.error)
      upTo = Math.max(upTo, next)
      options.sent(timeline.peek().filter(has))
      make()
    })
  }

  return { has, on: (message) => (has(message) ? withReader(message, me) : message), make }
}

/** The message up to which is to be marked, after what is marked `upTo`: the other's latest, unless all of theirs is read. */
export function nextMark(timeline: Timeline, me: number, upTo: number, unread: number): number | null {
  const newest = timeline.findLast((message) => message.uid !== me && message.message_id)
  const id = newest?.message_id ?? 0
  return !newest || id <= upTo || (newest.readBy.includes(me) && unread === 0) ? null : id
}

/** Whether a message is the other's, and lies within what was marked. Reading is cumulative. */
export function isMarked(message: ChatMessage, me: number, upTo: number): boolean {
  return message.uid !== me && typeof message.message_id === 'number' && message.message_id <= upTo
}

/** The message, read by one more. */
export function withReader(message: ChatMessage, reader: number): ChatMessage {
  return message.readBy.includes(reader) ? message : { ...message, readBy: [...message.readBy, reader] }
}
