import { expect, it } from 'vitest'
import { createTestClock } from '../testing/clock.js'
import type { Purpose } from '../vocabulary/consent/catalogue.js'
import { createFrameChat, customerChatPatienceMs, type ToChat } from './customerChat.js'

const ready = { from: 'customer-chat', kind: 'ready' }
function openChat(agreed: readonly Purpose[] = ['chat']) {
  const clock = createTestClock(0)
  const told: ToChat[] = []
  const chat = createFrameChat({ agreed, post: (message) => told.push(message), after: clock.after })
  return { chat, told, clock }
}

it('is told nothing before it listens, and then everything in order', () => {
  const { chat, told } = openChat()
  chat.identify('9f3a')
  chat.open('es')
  expect(told).toEqual([])
  expect(chat.state.value).toBe('coming')
  chat.hear(ready)
  expect(chat.state.value).toBe('there')
  expect(told).toEqual([
    { to: 'customer-chat', kind: 'identify', person: '9f3a' },
    { to: 'customer-chat', kind: 'open', language: 'es' },
  ])
})

it('has failed where it does not come in time, and is there where it comes late after all', () => {
  const { chat, clock } = openChat()
  clock.advance(customerChatPatienceMs)
  expect(chat.state.value).toBe('failed')
  chat.hear(ready)
  expect(chat.state.value).toBe('there')
})

it.each([
  null,
  'ready',
  {},
  { kind: 'ready' },
  { from: 'me', kind: 'ready' },
  { from: 'customer-chat', kind: 'x' },
])('does not hear %j', (message) => {
  const { chat } = openChat()
  chat.hear(message)
  expect(chat.state.value).toBe('coming')
})

it.each([
  [3, 3],
  [-1, 0],
  [1e9, 99],
  ['2', 0],
  [1.5, 0],
])('counts %j unread messages as %i', (count, unread) => {
  const { chat } = openChat()
  chat.hear({ from: 'customer-chat', kind: 'unread', count })
  expect(chat.unread.value).toBe(unread)
})

const job = { conditions: [6], assistance: [1], care_for: 1, name: 'Rose', email: 'carol@example.com' }
it('is told of a job where somebody has agreed to exactly that, and then its seven fields alone', () => {
  for (const agreed of [[], ['chat'], ['care_needs']] as const) {
    const { chat, told } = openChat(agreed)
    chat.hear(ready)
    chat.send(job)
    expect(told).toEqual([])
  }
  const { chat, told } = openChat(['chat', 'care_needs'])
  chat.hear(ready)
  chat.send(job)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ kind: 'job', job: { conditions: 'Diabetes', ADLs: 'Bathing' } })
  expect(JSON.stringify(told)).not.toMatch(/Rose|carol/)
})
