import { createServer } from 'node:http'
import { type Identity, whoami } from '@homecare/sdk/account'
import {
  createChat,
  messageDeeds,
  startConversation,
  type Chat,
  type ConversationStore,
} from '@homecare/sdk/chat'
import { createOutbox } from '@homecare/sdk/outbox'
import { createFirebaseRealtime } from '@homecare/sdk/firebase'
import { effect, signal, type ReadonlySignal } from '@preact/signals-core'
import { setLogLevel } from 'firebase/app'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from '../boot/listen.ts'
import { emptyWorld } from '../testing/world.ts'
import { addPerson, type Person } from './testing/person.ts'

const server = emptyWorld()
let listening: Listening
const chats: Chat[] = []
// The client warns on the console of a socket that falls, which is what one of these tests is about.
setLogLevel('silent')

beforeAll(async () => {
  listening = await listen(createServer(), server.app, { host: '127.0.0.1', port: 0 })
})
afterEach(() => {
  for (const chat of chats.splice(0)) chat.stop()
})
afterAll(async () => {
  await listening.close()
})

/** The chat of a person as their browser has it: the genuine realtime client, over a socket. */
async function chatOf({ care }: Person): Promise<Chat> {
  const { data } = await care.call(whoami)
  const chat = createChat(care, {
    identity: signal<Identity>(data),
    outbox: createOutbox({ person: signal(data.user_id), kinds: [messageDeeds(care)] }),
    clock: { now: Date.now, after: (ms, run) => void setTimeout(run, ms) },
    realtime: async () =>
      createFirebaseRealtime({
        databaseURL: `ws://127.0.0.1:${listening.port}?ns=homecare`,
        projectId: 'homecare',
        apiKey: 'local',
        authEmulator: `http://127.0.0.1:${listening.port}`,
      }),
  })
  chats.push(chat)
  await until(chat.connection, (state) => state === 'live')
  return chat
}

/** Resolves once the signal's value satisfies. */
function until<T>(value: ReadonlySignal<T>, satisfies: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    let found = false
    const stop = effect(() => {
      const now = value.value
      if (found || !satisfies(now)) return
      found = true
      queueMicrotask(() => stop())
      resolve(now)
    })
  })
}

async function conversationOf(chat: Chat, id: number): Promise<ConversationStore> {
  const all = await until(chat.conversations, (list) => list.some((one) => one.id === id))
  return all.find((one) => one.id === id) as ConversationStore
}

const says = (content: string) => (messages: readonly { content: string; state: string }[]) =>
  messages.some((message) => message.content === content && message.state === 'sent')

test('a family writes, her caregiver reads it live and answers, and both see what was read', async () => {
  const [family, caregiver] = [await addPerson(server, 'family'), await addPerson(server, 'caregiver')]
  const [hers, theirs] = [await chatOf(caregiver), await chatOf(family)]
  const made = await theirs.start.run({ to_user: caregiver.id, message: 'Hello' })
  const id = made?.id ?? 0

  // She knew nothing of it: the count brings the conversation, without a reload.
  expect(await until(hers.unread, (count) => count === 1)).toBe(1)
  const atHers = await conversationOf(hers, id)
  const atTheirs = await conversationOf(theirs, id)
  atTheirs.write('Are you free on Monday?')
  atTheirs.send()
  await until(atHers.messages, says('Are you free on Monday?'))
  expect(await until(hers.unread, (count) => count === 2)).toBe(2)

  hers.open(id)
  await until(hers.unread, (count) => count === 0)
  await until(atTheirs.messages, (messages) => messages.every(({ readBy }) => readBy.includes(caregiver.id)))

  atHers.write('Yes, from nine.')
  atHers.send()
  await until(atTheirs.messages, says('Yes, from nine.'))
  expect(await until(theirs.unread, (count) => count === 1)).toBe(1)
  expect(atTheirs.messages.value.map(({ content }) => content)).toEqual([
    'Hello',
    'Are you free on Monday?',
    'Yes, from nine.',
  ])
})

test('older messages come from the realtime database, ten at a time', async () => {
  const [family, caregiver] = [await addPerson(server, 'family'), await addPerson(server, 'caregiver')]
  const texts = Array.from({ length: 23 }, (_, index) => `message ${index + 1}`)
  let id = 0
  for (const message of texts)
    ({ id } = await family.care.call(startConversation, { body: { to_user: caregiver.id, message } }))
  const conversation = await conversationOf(await chatOf(caregiver), id)
  const sizes: number[] = [conversation.messages.value.length]
  while (conversation.hasOlder.peek()) {
    await conversation.older.run()
    sizes.push(conversation.messages.peek().length)
  }
  expect(sizes).toEqual([10, 20, 23])
  expect(conversation.messages.value.map(({ content }) => content)).toEqual(texts)
})

test('a stranger signs in and hears nothing of it', async () => {
  const [family, caregiver, stranger] = [
    await addPerson(server, 'family'),
    await addPerson(server, 'caregiver'),
    await addPerson(server, 'caregiver'),
  ]
  const strangers = await chatOf(stranger)
  await family.care.call(startConversation, { body: { to_user: caregiver.id, message: 'Hello' } })
  const hers = await chatOf(caregiver)
  await until(hers.unread, (count) => count === 1)
  expect(strangers.conversations.value).toEqual([])
  expect(strangers.unread.value).toBe(0)
})
