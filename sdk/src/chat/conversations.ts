import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import { watchedConversations } from '../vocabulary/chat/constants.js'
import type { ConversationSummary } from './calls.js'
import type { ConversationStore, LiveConversation } from './conversationStore.js'
import type { Realtime } from './realtime.js'

/** The conversations of whoever is signed in, as the server lists them. */
interface Conversations {
  /** Latest first. */
  readonly all: ReadonlySignal<readonly LiveConversation[]>
  find(id: number): LiveConversation | undefined
  /** Takes in the server's list: what is new begins, what is known is told, what is gone ends. */
  take(summaries: readonly ConversationSummary[]): void
  /** Follows live the latest, and those on the screen. Returns how to stop. */
  follow(realtime: Realtime): () => void
  /** One is on the screen. Returns how to leave it; it is left when all have that opened it. */
  open(id: number): () => void
  /** Ends them all. */
  clear(): void
}

/** Holds conversations that are made by `make`; `gone` is told of each that the server no longer lists. */
export function createConversations(
  make: (summary: ConversationSummary) => LiveConversation,
  gone: (conversation: LiveConversation) => void,
): Conversations {
  const held = signal<ReadonlyMap<number, LiveConversation>>(new Map())
  const all = computed(() => latestFirst([...held.value.values()]))
  /** How many screens show each. */
  const opened = new Map<number, number>()
  /** What ends each that is followed. */
  const ends = new Map<number, () => void>()
  let realtime: Realtime | undefined

  function add(summary: ConversationSummary): LiveConversation {
    const conversation = make(summary)
    show(conversation)
    return conversation
  }

  function show(conversation: LiveConversation): void {
    conversation.isOpen.value = opened.has(conversation.id)
    conversation.markRead()
  }

  function remove(conversation: LiveConversation): void {
    conversation.end()
    ends.get(conversation.id)?.()
    ends.delete(conversation.id)
    gone(conversation)
  }

  function followAll(): void {
    if (!realtime) return
    for (const conversation of toFollow(all.peek(), opened))
      if (!ends.has(conversation.id)) ends.set(conversation.id, conversation.watch(realtime))
  }

  return {
    all,
    find: (id) => held.peek().get(id),
    take(summaries) {
      batch(() => {
        const next = new Map<number, LiveConversation>()
        for (const summary of summaries) {
          const known = held.peek().get(summary.id)
          known?.takeSummary(summary)
          next.set(summary.id, known ?? add(summary))
        }
        for (const [id, conversation] of held.peek()) if (!next.has(id)) remove(conversation)
        held.value = next
      })
      followAll()
    },
    follow(signedIn) {
      realtime = signedIn
      followAll()
      return () => {
        for (const end of ends.values()) end()
        ends.clear()
        realtime = undefined
      }
    },
    open(id) {
      opened.set(id, (opened.get(id) ?? 0) + 1)
      const conversation = held.peek().get(id)
      if (conversation) show(conversation)
      followAll()
      return () => {
        const others = (opened.get(id) ?? 1) - 1
        if (others > 0) return void opened.set(id, others)
        opened.delete(id)
        const left = held.peek().get(id)
        if (left) left.isOpen.value = false
      }
    },
    clear() {
      for (const conversation of held.peek().values()) conversation.end()
      held.value = new Map()
    },
  }
}

/** Conversations by their last message, or by what the server says of it; of two of one instant the newer first. */
export function latestFirst<C extends Pick<ConversationStore, 'id' | 'last' | 'summary'>>(
  conversations: readonly C[],
): C[] {
  return conversations
    .map((conversation) => ({ conversation, at: lastAt(conversation) }))
    .sort((one, other) => other.at - one.at || other.conversation.id - one.conversation.id)
    .map(({ conversation }) => conversation)
}

function lastAt({ last, summary }: Pick<ConversationStore, 'last' | 'summary'>): number {
  return last.value?.timestamp ?? summary.value.last_message_at ?? 0
}

/** Live are the latest conversations, and those on the screen; the others are noticed by the count of the server. */
export function toFollow<C extends { readonly id: number }>(
  latestFirst: readonly C[],
  opened: { has(id: number): boolean },
): C[] {
  return latestFirst.filter(({ id }, index) => index < watchedConversations || opened.has(id))
}
