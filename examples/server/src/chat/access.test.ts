import {
  get,
  limitToLast,
  onChildAdded,
  onValue,
  orderByChild,
  query,
  ref,
  remove,
  set,
  update,
} from 'firebase/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import rules from '../../database.rules.json' with { type: 'json' }
import { startRealtime, untilValue, type Client, type Running } from '@homecare/realtime/testing'

let running: Running
let ann: Client
let bea: Client
let stranger: Client
let nobody: Client
const message = { uid: 2, timestamp: 1_000, content: 'Good morning', message_id: 5 }

beforeAll(async () => {
  running = await startRealtime({ rules })
  await running.realtime.update('', {
    'conversations/c1/members': { 1: true, 2: true },
    'conversations/c1/messages/m1': message,
    'message-count-by-user/1': 3,
    'tasks-count-by-user/1': 1,
    'messaging-frozen-by-user/1': false,
    'app-version': '1.10.0',
    typing: { c1: true },
  })
  ann = await running.client('1')
  bea = await running.client('2')
  stranger = await running.client('3')
  nobody = await running.client()
})
afterAll(() => running.stop())

const reads = (client: Client, path: string) => get(ref(client.db, path)).then((at) => at.val() as unknown)
const refused = { rejects: 'refused' } as const

async function outcome(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.catch((error: Error) => (/permission.denied/i.test(error.message) ? refused : error))
}

test('members read the messages of their conversation', async () => {
  expect(await reads(ann, 'conversations/c1/messages')).toEqual({ m1: message })
  expect(await reads(bea, 'conversations/c1/messages/m1/content')).toBe('Good morning')
  const last = query(ref(bea.db, 'conversations/c1/messages'), orderByChild('timestamp'), limitToLast(10))
  expect(Object.keys(await untilValue<object>(last, (value) => value !== null))).toEqual(['m1'])
})

test.each([
  'conversations/c1/messages',
  'conversations/c1/messages/m1',
  'conversations/c1',
  'conversations/c1/members',
  'conversations',
  'message-count-by-user/1',
  'tasks-count-by-user/1',
  'messaging-frozen-by-user/1',
  'message-count-by-user',
  'typing',
  '/',
])('neither a stranger nor an anonymous visitor reads %s', async (path) => {
  expect(await outcome(reads(stranger, path))).toBe(refused)
  expect(await outcome(reads(nobody, path))).toBe(refused)
})

test('a listen of a stranger is cancelled, also one through a query', async () => {
  const messages = ref(stranger.db, 'conversations/c1/messages')
  const ends = [messages, query(messages, orderByChild('timestamp'), limitToLast(10))].map(
    (place) => new Promise((resolve) => onValue(place, () => undefined, resolve)),
  )
  for (const error of await Promise.all(ends)) expect(error).toMatchObject({ code: 'PERMISSION_DENIED' })
})

test('each user reads their own counters, and everyone the app version', async () => {
  expect(await reads(ann, 'message-count-by-user/1')).toBe(3)
  expect(await reads(ann, 'tasks-count-by-user/1')).toBe(1)
  expect(await reads(ann, 'messaging-frozen-by-user/1')).toBe(false)
  expect(await outcome(reads(bea, 'message-count-by-user/1'))).toBe(refused)
  expect(await reads(ann, 'app-version')).toBe('1.10.0')
  expect(await reads(nobody, 'app-version')).toBe('1.10.0')
})

const writes: [what: string, attempt: (client: Client) => Promise<unknown>][] = [
  ['a message', ({ db }) => set(ref(db, 'conversations/c1/messages/m2'), message)],
  ['the text of a message', ({ db }) => set(ref(db, 'conversations/c1/messages/m1/content'), 'Changed')],
  ['the deletion of a message', ({ db }) => remove(ref(db, 'conversations/c1/messages/m1'))],
  [
    'all read marks of a message',
    ({ db }) => set(ref(db, 'conversations/c1/messages/m1/readBy'), { 1: true }),
  ],
  ["another's read mark", ({ db }) => set(ref(db, 'conversations/c1/messages/m1/readBy/9'), true)],
  [
    'a read mark of a message that is not there',
    ({ db }) => set(ref(db, 'conversations/c1/messages/m9/readBy/1'), true),
  ],
  ['a read mark other than true', ({ db }) => set(ref(db, 'conversations/c1/messages/m1/readBy/1'), 'yes')],
  [
    'a read mark with something below',
    ({ db }) => set(ref(db, 'conversations/c1/messages/m1/readBy/1/x'), true),
  ],
  ['a member', ({ db }) => set(ref(db, 'conversations/c1/members/3'), true)],
  ['a counter', ({ db }) => set(ref(db, 'message-count-by-user/1'), 0)],
  ['the frozen flag', ({ db }) => set(ref(db, 'messaging-frozen-by-user/1'), false)],
  ['the app version', ({ db }) => set(ref(db, 'app-version'), '0')],
  ['anything else', ({ db }) => set(ref(db, 'typing/c1'), true)],
  [
    'an own read mark together with a message',
    ({ db }) => update(ref(db, 'conversations/c1/messages'), { 'm1/readBy/1': true, m2: message }),
  ],
]

test.each(writes)('no client writes %s', async (_, attempt) => {
  const before = running.realtime.get('')
  for (const client of [ann, stranger, nobody]) expect(await outcome(attempt(client))).toBe(refused)
  expect(running.realtime.get('')).toEqual(before)
})

test('a member sets their own read mark, cannot take it back, and the other sees it', async () => {
  await running.realtime.set('conversations/marked', {
    members: { 1: true, 2: true },
    messages: { m1: message },
  })
  const seen = untilValue<{ m1: { readBy?: boolean[] } }>(
    ref(bea.db, 'conversations/marked/messages'),
    (all) => Boolean(all?.m1.readBy),
  )
  await set(ref(ann.db, 'conversations/marked/messages/m1/readBy/1'), true)
  expect((await seen).m1.readBy?.[1]).toBe(true)
  expect(await outcome(set(ref(stranger.db, 'conversations/marked/messages/m1/readBy/3'), true))).toBe(
    refused,
  )
  expect(await outcome(remove(ref(ann.db, 'conversations/marked/messages/m1/readBy/1')))).toBe(refused)
})

test('who is no longer a member hears of no further message', async () => {
  await running.realtime.set('conversations/c2', { members: { 1: true, 3: true }, messages: { a: message } })
  const heard: string[] = []
  let ready = (): void => undefined
  const listening = new Promise<void>((resolve) => (ready = resolve))
  const end = new Promise<unknown>((resolve) => {
    const place = ref(stranger.db, 'conversations/c2/messages')
    onChildAdded(
      place,
      (at) => {
        heard.push(at.key!)
        ready()
      },
      resolve,
    )
  })
  await listening
  await running.realtime.set('conversations/c2/members/3', null)
  await running.realtime.set('conversations/c2/messages/b', message)
  expect(await end).toMatchObject({ code: 'PERMISSION_DENIED' })
  expect(heard).toEqual(['a'])
})
