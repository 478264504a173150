import type { Chat, ConversationStore, ConversationSummary } from '@homecare/sdk/chat'
import { signal } from '@preact/signals-core'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useApp } from '../frame/app'
import { useValue } from '../kit/useValue'

const code = signal<typeof import('./chat') | null>(null)

/** Brings the code of the chat: the `code` of a screen that shows it, so that it is there when the screen is. */
export async function loadChat(): Promise<void> {
  code.value ??= await import('./chat')
}

/** The chat; null on the server and in the first render, which must be like the server's. */
export function useChat(): Chat | null {
  const app = useApp()
  return useSyncExternalStore(
    whenThere,
    useCallback(() => code.peek()?.chatOf(app) ?? null, [app]),
    () => null,
  )
}

const whenThere = (changed: () => void) => code.subscribe(() => changed())

/** One conversation of the chat, by its number. */
export function useConversation(chat: Chat, id: number | null): ConversationStore | undefined {
  const conversations = useValue(chat.conversations)
  return useMemo(() => conversations.find((conversation) => conversation.id === id), [conversations, id])
}

type Other = Pick<ConversationSummary['other'], 'first_name' | 'last_initial' | 'facility_name'>

/** By what the other is known: the name of their facility, else theirs as the product shows names: 'Ana B.' */
export const nameOf = (other: Other): string => other.facility_name ?? personName(other)

/** Who writes for a facility; null of anybody else, who is named already. */
export const writerOf = (other: Other): string | null => other.facility_name && personName(other)

const personName = ({ first_name, last_initial }: Other): string =>
  last_initial ? `${first_name} ${last_initial}.` : first_name
