import { signal } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { aConversation } from '../testing/builders.js'
import { watchedConversations } from '../vocabulary/chat/constants.js'
import type { ConversationSummary } from './calls.js'
import { createConversations, latestFirst, toFollow } from './conversations.js'
import type { LiveConversation } from './conversationStore.js'
import type { Realtime } from './realtime.js'

const summaryOf = (id: number, more: Partial<ConversationSummary> = {}) =>
  aConversation({ id, cid: `c${id}`, messages: [], last_message_at: id, ...more })

/** Conversations that note what is done to them. */
function opened() {
  const log: string[] = []
  const conversations = createConversations(
    (summary) => {
      const { id, cid } = summary
      const [isOpen, kept] = [signal(false), signal(summary)]
      const stub: Partial<LiveConversation> = {
        id,
        cid,
        isOpen,
        summary: kept,
        last: signal(undefined),
        takeSummary(next) {
          log.push(`told ${id}`)
          kept.value = next
        },
        watch() {
          log.push(`follows ${id}`)
          return () => log.push(`follows ${id} no more`)
        },
        markRead: () => void (isOpen.peek() && log.push(`reads ${id}`)),
        end: () => log.push(`ends ${id}`),
      }
      return stub as LiveConversation
    },
    ({ id }) => log.push(`gone ${id}`),
  )
  const logged = () => log.splice(0)
  const ids = () => conversations.all.value.map(({ id }) => id)
  return { conversations, logged, ids }
}

const realtime = {} as Realtime

test('the list of the server is what there is: new, known and gone', () => {
  const { conversations, logged, ids } = opened()
  conversations.take([summaryOf(1), summaryOf(2)])
  expect([ids(), logged()]).toEqual([[2, 1], []])
  conversations.take([summaryOf(2), summaryOf(3)])
  expect([ids(), logged()]).toEqual([
    [3, 2],
    ['told 2', 'ends 1', 'gone 1'],
  ])
  conversations.take([summaryOf(2, { last_message_at: 9 }), summaryOf(3)])
  expect(ids()).toEqual([2, 3])
})

test('each is followed once, what comes later too, and none that is gone', () => {
  const { conversations, logged } = opened()
  conversations.take([summaryOf(1), summaryOf(2)])
  const stop = conversations.follow(realtime)
  expect(logged()).toEqual(['follows 2', 'follows 1'])
  conversations.take([summaryOf(2), summaryOf(3)])
  expect(logged()).toEqual(['told 2', 'ends 1', 'follows 1 no more', 'gone 1', 'follows 3'])
  stop()
  expect(logged()).toEqual(['follows 2 no more', 'follows 3 no more'])
  conversations.take([summaryOf(2), summaryOf(3), summaryOf(4)])
  expect(logged().some((line) => line.startsWith('follows'))).toBe(false)
  conversations.follow(realtime)
  expect(logged()).toEqual(['follows 4', 'follows 3', 'follows 2'])
})

test('one is on the screen until all have left it, also where it comes after it was opened', () => {
  const { conversations, logged } = opened()
  const leave = conversations.open(1)
  const leaveToo = conversations.open(1)
  conversations.take([summaryOf(1)])
  expect([conversations.find(1)?.isOpen.value, logged()]).toEqual([true, ['reads 1']])
  leave()
  expect(conversations.find(1)?.isOpen.value).toBe(true)
  leaveToo()
  expect(conversations.find(1)?.isOpen.value).toBe(false)
})

test('followed are the latest, and what is on the screen besides', () => {
  const { conversations, logged } = opened()
  conversations.take(Array.from({ length: watchedConversations + 2 }, (_, index) => summaryOf(index + 1)))
  conversations.follow(realtime)
  expect(logged()).toHaveLength(watchedConversations)
  conversations.open(1)
  expect(logged()).toEqual(['reads 1', 'follows 1'])
})

test('all end', () => {
  const { conversations, logged, ids } = opened()
  conversations.take([summaryOf(1), summaryOf(2)])
  conversations.clear()
  expect([ids(), logged(), conversations.find(1)]).toEqual([[], ['ends 1', 'ends 2'], undefined])
})

test('the latest comes first, by its last message or by what the server says of it', () => {
  const one = (id: number, last: number | null, listed: number | null) => ({
    id,
    last: signal(last === null ? undefined : ({ timestamp: last } as never)),
    summary: signal(summaryOf(id, { last_message_at: listed })),
  })
  const all = [one(1, 5, 90), one(2, null, 7), one(3, null, null), one(4, 7, null), one(5, null, null)]
  expect(latestFirst(all).map(({ id }) => id)).toEqual([4, 2, 1, 5, 3])
})

test('what is followed keeps its order', () => {
  const many = Array.from({ length: watchedConversations + 3 }, (_, index) => ({ id: index }))
  const followed = toFollow(many, new Set([watchedConversations + 1]))
  expect(followed.map(({ id }) => id)).toEqual(
    [...many.keys()].filter((id) => id < watchedConversations || id === watchedConversations + 1),
  )
})
