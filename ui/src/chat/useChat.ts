import type { Chat, ConversationStore } from '@homecare/sdk'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useApp } from '../frame/app'
import { useValue } from '../kit/useValue'
import { chatOf } from './chat'

/** The chat; null on the server and in the first render, which must be like the server's. */
export function useChat(): Chat | null {
  const app = useApp()
  return useSyncExternalStore(
    neverChanges,
    useCallback(() => chatOf(app), [app]),
    () => null,
  )
}

/** One conversation of the chat, by its number. */
export function useConversation(chat: Chat, id: number | null): ConversationStore | undefined {
  const conversations = useValue(chat.conversations)
  return useMemo(() => conversations.find((conversation) => conversation.id === id), [conversations, id])
}

/** The name of the other person, as the product shows names: 'Ana B.' */
export function nameOf({ first_name, last_initial }: { first_name: string; last_initial: string }): string {
  return last_initial ? `${first_name} ${last_initial}.` : first_name
}

const neverChanges = () => () => undefined
