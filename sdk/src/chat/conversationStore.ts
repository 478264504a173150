import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import type { DeviceStorage } from '../kit/state/deviceStorage.js'
import type { Sayable } from '../kit/text.js'
import type { Outbox } from '../outbox/outbox.js'
import { messagesPageSize } from '../vocabulary/chat/constants.js'
import type { ChatMessage } from '../vocabulary/chat/entities.js'
import { blockConversation, markConversationRead, type ConversationSummary } from './calls.js'
import { createComposer, type Composer } from './composer.js'
import { createGapDetector } from './gaps.js'
import { isMessageDeed } from './messageDeeds.js'
import { createPaging } from './paging.js'
import { createReadMarks } from './readMarks.js'
import type { Realtime } from './realtime.js'
import { chatMessageFrom, conversationMessages, type RealtimeMessage } from './realtimePaths.js'
import { shownMessages, type ShownMessage } from './shownMessages.js'
import { chatTexts } from './texts.js'
import { inOrder, mergeMessages, messagesSince, type Timeline } from './timeline.js'
import { createUnlistedUnread, unreadOf } from './unlistedUnread.js'
import type { UnreadCounter } from './unread.js'

/** One conversation: what is in it, what is being written, and what can be done. */
export interface ConversationStore extends Composer {
  readonly id: number
  readonly cid: string
  /** The other person, and the conversation's flags. */
  readonly summary: ReadonlySignal<ConversationSummary>
  /** Oldest first; the person's own unsent ones last. */
  readonly messages: ReadonlySignal<readonly ShownMessage[]>
  readonly last: ReadonlySignal<ShownMessage | undefined>
  /** Follows a change after 500 ms, as the total does. */
  readonly unread: ReadonlySignal<number>
  readonly hasOlder: ReadonlySignal<boolean>
  /** Loads ten older messages. */
  readonly older: Action<[], void>
  /** Why nothing can be sent, in words; null when it can. */
  readonly silenced: ReadonlySignal<Sayable | null>
  readonly block: Action<[blocked: boolean], { from_user_block: boolean }>
  /** Takes in that the other is blocked now, or no more, which another call has done. */
  takeBlock(from_user_block: boolean): void
}

/** What the chat does with a conversation, beyond what a screen may. */
export interface LiveConversation extends ConversationStore {
  /** Takes in what the server's list says of it. */
  takeSummary(summary: ConversationSummary): void
  /** Follows the newest messages live. Returns how to stop. */
  watch(realtime: Realtime): () => void
  /** The live messages stopped coming: some may be missed from here on. */
  interrupted(): void
  readonly isOpen: { value: boolean }
  /** Marks as read what is shown, if it is open. */
  markRead(): void
  setUnread(count: number): void
  /** Forgets the draft, on the device too. */
  forget(): void
  /** Ends what it follows. */
  end(): void
}

/** What a conversation is sent, kept, counted and reported with. */
interface ConversationOptions {
  readonly care: Client
  readonly me: number
  readonly ready: () => Promise<Realtime>
  readonly counter: UnreadCounter
  /** Whether live messages are coming. */
  readonly isLive: () => boolean
  /** Something changed that the unread count depends on, or the order of the conversations. */
  readonly changed: () => void
  /** The server let no message through: what is known of the conversation is out of date. */
  readonly refused: () => void
  readonly frozen: ReadonlySignal<boolean>
  readonly visible: ReadonlySignal<boolean>
  readonly now: () => number
  /** Where messages wait until the server has confirmed them. */
  readonly outbox: Outbox
  /** Keeps the draft. */
  readonly storage?: DeviceStorage
  readonly report: (error: unknown) => void
}

/**
 * One conversation: live messages, older pages, what is unsent, read marks, and whether one may write.
 */
export function createConversation(
  first: ConversationSummary,
  options: ConversationOptions,
): LiveConversation {
  const { care, me, counter, changed, outbox, report } = options
  const { id, cid } = first
  const summary = signal(first)
  const timeline = signal<Timeline>([])
  const unread = signal(0)
  const isOpen = signal(false)

  const unlisted = createUnlistedUnread(counter, cid)
  const gaps = createGapDetector(timeline, options.isLive)
  const marks = createReadMarks({
    me,
    timeline,
    isSeen: () => isOpen.peek() && options.visible.peek(),
    unread: () => counter.of(cid),
    send: (message_id) => care.call(markConversationRead, { id, body: { message_id } }),
    sent(messages) {
      unlisted.clear()
      take(messages)
    },
    report,
  })
  const paging = createPaging(timeline, isOpen, pageBefore, (page) => take(page, false))
  const silenced = computed(() => silence(summary.value, options.frozen.value))
  const composer = createComposer(id, silenced, options)
  const messages = computed(() => shownMessages(timeline.value, outbox.deeds.value, id, me))

  const end = outbox.follow({
    answered(deed, answer) {
      if (isMessageDeed(deed, id)) take([answer as ChatMessage])
    },
    refused(deed, { kind }) {
      if (isMessageDeed(deed, id) && (kind === 'forbidden' || kind === 'notFound')) options.refused()
    },
  })

  /** Takes in messages that came live, with an answer, or with an older page, which counts for nothing. */
  function take(came: readonly ChatMessage[], isCounted: boolean = true): void {
    const known = came.map(marks.on)
    batch(() => {
      timeline.value = mergeMessages(timeline.peek(), known)
      for (const message of known) {
        outbox.arrived(message.key)
        if (!isCounted) continue
        counter.add(cid, message)
        if (message.uid !== me && message.readBy.includes(me)) unlisted.clear()
      }
    })
    changed()
    marks.make()
  }

  function takeSummary(next: ConversationSummary): void {
    const page = next.messages.toSorted(inOrder)
    if (timeline.peek().length === 0) paging.began(page)
    const gap = gaps.before(page)
    batch(() => {
      summary.value = next
      counter.remove(cid)
      unlisted.forgotten()
      counter.block(cid, next.from_user_block)
      take(page)
      for (const message of messagesSince(timeline.peek(), page[0]?.timestamp ?? 0)) counter.add(cid, message)
      if (!page.some(marks.has)) unlisted.add(next.unread - unreadOf(page, me).length)
    })
    if (gap) void paging.fill(gap)
    gaps.listed()
    changed()
  }

  async function pageBefore({ timestamp: value, key }: ChatMessage): Promise<ChatMessage[]> {
    const realtime = await options.ready()
    const page = await realtime.before<RealtimeMessage>(conversationMessages(cid), {
      ...latestPage,
      before: { value, key },
    })
    return page.map(([name, message]) => chatMessageFrom(name, message))
  }

  const block = action((blocked: boolean) => care.call(blockConversation, { id, body: { blocked } }), {
    done: ({ from_user_block }) => takeBlock(from_user_block),
  })
  function takeBlock(from_user_block: boolean): void {
    summary.value = { ...summary.peek(), from_user_block }
    counter.block(cid, from_user_block)
    changed()
  }

  takeSummary(first)

  return {
    ...composer,
    id,
    cid,
    summary,
    messages,
    last: computed(() => messages.value.at(-1)),
    unread,
    hasOlder: paging.hasOlder,
    older: paging.older,
    silenced,
    block,
    takeBlock,
    takeSummary,
    watch(realtime) {
      const came = (key: string, value: RealtimeMessage) => take([chatMessageFrom(key, value)])
      gaps.started()
      const endWatch = realtime.watchLatest<RealtimeMessage>(
        conversationMessages(cid),
        latestPage,
        // One that a newer message pushes out of the window is still in the conversation.
        { added: came, changed: came, removed: () => undefined },
        (error) => {
          gaps.ended()
          report(error)
        },
      )
      return () => {
        gaps.ended()
        endWatch()
      }
    },
    interrupted: gaps.interrupted,
    isOpen,
    markRead: marks.make,
    setUnread(value) {
      unread.value = value
    },
    forget: () => composer.write(''),
    end,
  }
}

const latestPage = { orderBy: 'timestamp', limit: messagesPageSize } as const

/** Why nothing can be sent to a conversation, or null when it can. */
export function silence(
  { from_user_block, closed }: Pick<ConversationSummary, 'from_user_block' | 'closed'>,
  isFrozen: boolean,
): Sayable | null {
  if (isFrozen) return chatTexts.frozen
  if (from_user_block) return chatTexts.blocked
  return closed ? chatTexts.closed : null
}
