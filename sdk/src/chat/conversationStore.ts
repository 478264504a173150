import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { action, type Action } from '../kit/state/action.js'
import { settle } from '../kit/state/resource.js'
import { message as bind, type Sayable } from '../kit/text.js'
import type { Deed } from '../outbox/deeds.js'
import type { Outbox } from '../outbox/outbox.js'
import {
  blockConversation,
  markConversationRead,
  messageMaxLength,
  type ConversationSummary,
} from './calls.js'
import { messagesPageSize } from '../vocabulary/chat/constants.js'
import { keptIn, type DeviceStorage } from '../kit/state/deviceStorage.js'
import type { ChatMessage } from '../vocabulary/chat/entities.js'
import { createMessageList, inOrder } from './messageList.js'
import { isMessageDeed, type MessageDeed } from './messageDeeds.js'
import type { Realtime } from './realtime.js'
import { chatMessageFrom, conversationMessages, type RealtimeMessage } from './realtimePaths.js'
import { chatTexts } from './texts.js'
import type { UnreadCounter } from './unread.js'

/** A message as a conversation shows it. */
export interface ShownMessage extends ChatMessage {
  readonly mine: boolean
  /** Waiting: it goes out by itself once it can. Failed: the server refused it. */
  readonly state: 'sent' | 'sending' | 'waiting' | 'failed'
  /** Why it waits or failed. */
  readonly error: ApiError | null
}

/** One conversation: what is in it, what is being written, and what can be done. */
export interface ConversationStore {
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
  /** What is being written. It is kept until sent, also over a reload of the page. */
  readonly draft: ReadonlySignal<string>
  /** Whether the draft outlives the page: not where the device's storage is closed or full. */
  readonly draftKept: ReadonlySignal<boolean>
  write(text: string): void
  /** Sends the draft, if there is something in it that may be sent. */
  send(): void
  /** Sends a waiting or failed message again; it can arrive only once. */
  retry(key: string): void
  /** Takes a waiting or failed message back into the draft. */
  takeBack(key: string): void
  /** Why nothing can be sent, in words; null when it can. */
  readonly silenced: ReadonlySignal<Sayable | null>
  readonly block: Action<[blocked: boolean], { from_user_block: boolean }>
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
export interface ConversationOptions {
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
  const { care, me, counter, changed, now, outbox, storage, report } = options
  const { id, cid } = first
  const summary = signal(first)
  const list = createMessageList()
  const unread = signal(0)
  const hasOlder = signal(false)
  const isOpen = signal(false)
  const keptDraft = keptIn(storage, `homecare.draft.${me}.${id}`, isText)
  const draft = signal(keptDraft.read() ?? '')
  const draftKept = signal(true)
  /** Everything up to this message is read, whatever an older answer says. */
  let readUpTo = 0
  let marking = false
  let watching = false
  /** Whether every message since the last summary has been heard of. */
  let unbroken = false
  let anchor: ChatMessage | undefined

  const end = outbox.follow({
    answered(deed, answer) {
      if (isMessageDeed(deed, id)) take([answer as ChatMessage])
    },
    refused(deed, { kind }) {
      if (isMessageDeed(deed, id) && (kind === 'forbidden' || kind === 'notFound')) options.refused()
    },
  })

  const messages = computed<readonly ShownMessage[]>(() => [
    ...list.all.value.map((message) => ({
      ...message,
      mine: message.uid === me,
      state: 'sent' as const,
      error: null,
    })),
    ...outbox.deeds.value.flatMap((deed) => (isMessageDeed(deed, id) ? [unsent(deed, me)] : [])),
  ])

  const silenced = computed<Sayable | null>(() => {
    const { from_user_block, closed } = summary.value
    if (options.frozen.value) return chatTexts.frozen
    if (from_user_block) return chatTexts.blocked
    return closed ? chatTexts.closed : null
  })

  /** Takes in messages that came live, with an answer, or with an older page. */
  function take(came: readonly ChatMessage[], counted: boolean = true): void {
    const known = came.map((message) => (isRead(message) ? withReader(message) : message))
    batch(() => {
      list.merge(known)
      for (const message of known) {
        outbox.arrived(message.key)
        if (!counted) continue
        counter.add(cid, message)
        // Reading is cumulative: who has read one has read all before it.
        if (message.uid !== me && message.readBy.includes(me)) forgetUnlisted()
      }
    })
    changed()
    markRead()
  }

  const isRead = (message: ChatMessage) =>
    message.uid !== me && typeof message.message_id === 'number' && message.message_id <= readUpTo
  const withReader = (message: ChatMessage): ChatMessage =>
    message.readBy.includes(me) ? message : { ...message, readBy: [...message.readBy, me] }

  /** Unread messages that the server counts, but which are older than those it lists, stand in the count by these keys. */
  let unlisted = 0
  const unlistedKey = (index: number) => `unlisted/${index}`
  function forgetUnlisted(): void {
    while (unlisted > 0) counter.remove(cid, unlistedKey(--unlisted))
  }

  function takeSummary(next: ConversationSummary): void {
    const page = next.messages.toSorted(inOrder)
    const start = page[0]
    const isFull = page.length >= messagesPageSize
    if (list.oldest() === undefined) hasOlder.value = isFull
    const missed =
      !unbroken && anchor !== undefined && isFull && start !== undefined && start.timestamp > anchor.timestamp
    batch(() => {
      summary.value = next
      counter.remove(cid)
      unlisted = 0
      counter.block(cid, next.from_user_block)
      take(page)
      for (const message of list.all.peek())
        if (!start || message.timestamp >= start.timestamp) counter.add(cid, message)
      const unreadListed = page.filter((message) => message.uid !== me && !message.readBy.includes(me)).length
      const isPageRead = page.some(isRead)
      if (!isPageRead) {
        for (let rest = next.unread - unreadListed; unlisted < rest; unlisted++) {
          counter.add(cid, { key: unlistedKey(unlisted), uid: next.other.id, readBy: [] })
        }
      }
    })
    if (missed) void fillGap(start, anchor as ChatMessage)
    anchor = list.newest()
    unbroken = watching && options.isLive()
    changed()
  }

  /** What was missed between the last message held and the first of the new page: loaded, or let go of both. */
  async function fillGap(start: ChatMessage, held: ChatMessage): Promise<void> {
    if (!isOpen.peek()) return letGoBefore(start)
    const outcome = await settle(async () => {
      let from = start
      for (;;) {
        const page = await pageBefore(from)
        take(page, false)
        const [oldest] = page
        if (!oldest || page.length < messagesPageSize || oldest.timestamp <= held.timestamp) return
        from = oldest
      }
    })
    if ('error' in outcome) letGoBefore(start)
  }

  function letGoBefore({ timestamp }: ChatMessage): void {
    batch(() => {
      if (list.dropBefore(timestamp).length > 0) hasOlder.value = true
    })
  }

  async function pageBefore(message: ChatMessage): Promise<ChatMessage[]> {
    const realtime = await options.ready()
    const page = await realtime.before<RealtimeMessage>(conversationMessages(cid), {
      orderBy: 'timestamp',
      limit: messagesPageSize,
      before: { value: message.timestamp, key: message.key },
    })
    return page.map(([key, value]) => chatMessageFrom(key, value))
  }

  const older = action(async () => {
    const oldest = list.oldest()
    if (!oldest) return
    const page = await pageBefore(oldest)
    batch(() => {
      hasOlder.value = page.length >= messagesPageSize
      take(page, false)
    })
  })

  const block = action((blocked: boolean) => care.call(blockConversation, { id, body: { blocked } }), {
    done({ from_user_block }) {
      summary.value = { ...summary.peek(), from_user_block }
      counter.block(cid, from_user_block)
      changed()
    },
  })

  function markRead(): void {
    if (marking || !isOpen.peek() || !options.visible.peek()) return
    const newest = list.all.peek().findLast((message) => message.uid !== me && message.message_id)
    const upTo = newest?.message_id ?? 0
    if (!newest || upTo <= readUpTo || (newest.readBy.includes(me) && counter.of(cid) === 0)) return
    marking = true
    void settle(() => care.call(markConversationRead, { id, body: { message_id: upTo } })).then((outcome) => {
      marking = false
      // A failure waits for the next message, the next look or the next connection.
      if ('error' in outcome) return report(outcome.error)
      readUpTo = Math.max(readUpTo, upTo)
      forgetUnlisted()
      take(list.all.peek().filter(isRead))
      markRead()
    })
  }

  function write(text: string): void {
    draft.value = text
    draftKept.value = keptDraft.write(text === '' ? null : text) || text === ''
  }

  takeSummary(first)

  return {
    id,
    cid,
    summary,
    messages,
    last: computed(() => messages.value.at(-1)),
    unread,
    hasOlder,
    older,
    draft,
    draftKept,
    write,
    send() {
      const message = draft.peek().trim()
      if (message === '' || message.length > messageMaxLength || silenced.peek() !== null) return
      batch(() => {
        write('')
        const content: MessageDeed = { conversation_id: id, message }
        void outbox.add({ kind: 'message', subject: `message:${id}`, content, at: now() })
      })
    },
    retry: (key) => void outbox.retry(key),
    takeBack(key) {
      const deed = outbox.discard(key)
      if (deed && isMessageDeed(deed)) write([deed.content.message, draft.peek()].filter(Boolean).join('\n'))
    },
    silenced,
    block,
    takeSummary,
    watch(realtime) {
      const came = (key: string, value: RealtimeMessage) => take([chatMessageFrom(key, value)])
      watching = true
      unbroken = options.isLive()
      const end = realtime.watchLatest<RealtimeMessage>(
        conversationMessages(cid),
        { orderBy: 'timestamp', limit: messagesPageSize },
        // One that a newer message pushes out of the window is still in the conversation.
        { added: came, changed: came, removed: () => undefined },
        (error) => {
          interrupted()
          watching = false
          report(error)
        },
      )
      return () => {
        interrupted()
        watching = false
        end()
      }
    },
    interrupted,
    isOpen,
    markRead,
    setUnread(count) {
      unread.value = count
    },
    forget: () => write(''),
    end,
  }

  function interrupted(): void {
    if (!unbroken) return
    unbroken = false
    anchor = list.newest()
  }
}

/** Why a draft is too long to be sent, or null. */
export function draftProblem(draft: string): Sayable | null {
  if (typeof draft !== 'string') return null
  return draft.trim().length > messageMaxLength ? bind(chatTexts.tooLong, { max: messageMaxLength }) : null
}

/** A message that the server has not confirmed, as the conversation shows it. */
function unsent(
  { key, at, state, error, content: { message } }: Deed<MessageDeed>,
  me: number,
): ShownMessage {
  return {
    ...{ key, uid: me, content: message, timestamp: at, readBy: [me], synced: false, mine: true, error },
    // One that nobody has tried since the page began is another tab's to send, or the next to go.
    state: state === 'refused' ? 'failed' : state === 'waiting' && error ? 'waiting' : 'sending',
  }
}

const isText = (found: unknown): found is string => typeof found === 'string'
