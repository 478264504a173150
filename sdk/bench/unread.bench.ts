import { compare } from '../../scripts/measure.mjs'
import { createUnreadCounter, unreadCount, type CountedMessage } from '../src/chat/unread.js'
import type { Row } from './row.js'

const me = 7

/** One event among 10,000 conversations of 100 messages each, over counting all of them again. */
export default async function unread(): Promise<Row[]> {
  const conversations = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    from_user_block: id % 50 === 0,
    messages: messagesOf(id),
  }))
  const counter = createUnreadCounter(me)
  for (const { id, messages, from_user_block } of conversations) {
    counter.block(id, from_user_block)
    for (const message of messages) counter.add(id, message)
  }
  if (counter.total() !== unreadCount(conversations, me))
    throw new Error('the counter and the recount differ')

  let event = 0
  // A message comes, is read and goes, in one conversation after another: each event changes something.
  const next = () => {
    const id = Math.floor(event / 3) % conversations.length
    const kind = event++ % 3
    if (kind === 0) counter.add(id, { key: 'new', uid: 8, readBy: [8] })
    else if (kind === 1) counter.read(id, 'new')
    else counter.remove(id, 'new')
    return counter.total()
  }
  return [
    {
      name: 'unread: one event among 10,000 conversations of 100 messages',
      unit: 'µs',
      peerName: 'a full recount',
      budget: 1 / 10_000,
      ...(await compare(next, () => unreadCount(conversations, me), { runs: 9 })),
    },
  ]
}

function messagesOf(conversation: number): CountedMessage[] {
  return Array.from({ length: 100 }, (_, at) => ({
    key: `${conversation}-${at}`,
    uid: at % 2 ? me : 8,
    readBy: at % 10 === 8 ? [8] : [me, 8],
  }))
}
