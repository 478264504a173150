import { useConfig } from '../frame/app'
import { laterPart } from '../frame/laterPart'
import { part } from '../frame/part'
import type { CodeContext } from '../frame/screen'

const LaterChat = laterPart(() => import('./HelpChat'))
const ChatNow = part(() => import('./HelpChat'))

const isOpened = (query: URLSearchParams) => query.get('chat') === 'open'

/** The customer chat of a help page, where one is set up; `?chat=open` opens it. */
export function ChatOfPage({ query }: { query: URLSearchParams }) {
  if (!useConfig().outsiders?.chat) return null
  return isOpened(query) ? <ChatNow opened /> : <LaterChat opened={false} />
}

/** An address that opens the chat has its code at once. */
export const chatCode = async ({ query }: CodeContext): Promise<unknown> =>
  isOpened(query) ? ChatNow.load() : undefined
