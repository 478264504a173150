import { conversationMessages, counterPath } from '@homecare/sdk/chat'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { users } from '../tables/account.ts'
import { emptyWorld } from '../testing/world.ts'
import { writeIn, writeToPerson } from './messages.ts'
import { chatMirrors } from './mirror.ts'
import { aboutPerson, copyEveryMs, givenUpAfterMs, owe, startCopying } from './outbox.ts'
import type { Person } from './people.ts'
import { chatOutbox } from '../tables/chat.ts'
import { addPerson } from './testing/person.ts'
import { twoPeople } from './testing/twoPeople.ts'

// Before the world opens: its own server copies at its calls alone, and so takes nothing away from those of a test.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
afterAll(() => {
  vi.useRealTimers()
})
const world = emptyWorld()
const two = twoPeople(world)
const tree = async (path: string) => world.deps.realtime.get(path)
const owed = () => world.db.$count(chatOutbox)
const quiet = { error: () => undefined }

type Copying = ReturnType<typeof startCopying>
const begun: Copying[] = []
beforeEach(async () => {
  await world.deps.chatCopies.settle()
  await world.db.delete(chatOutbox)
})
afterEach(async () => {
  for (const copying of begun.splice(0)) await copying.stop()
})

/** Another process on the same database; what it writes is heard, and written where `realtime` says nothing else. */
function process(update: (values: Record<string, unknown>) => Promise<void>, now = world.clock.now): Copying {
  const copying = startCopying({
    db: world.db,
    now,
    presence: world.deps.presence,
    log: quiet,
    realtime: { update: (_, values) => update(values) },
    mirrors: chatMirrors,
  })
  begun.push(copying)
  return copying
}
const intoTree = (values: Record<string, unknown>) => world.deps.realtime.update('', values)

async function someone(id: number): Promise<Person> {
  const [row] = await world.db.select().from(users).where(eq(users.id, id))
  return row!
}

/** Writes as a process does that dies at once after the commit. */
async function writeAndDie(content: string) {
  const [from, to] = [await someone(two.family.id), await someone(two.caregiver.id)]
  return writeToPerson(world.db, to, { from, content, idempotencyKey: undefined, now: world.clock.now() })
}

test('a message whose process died behind the commit is copied by the next that starts, once', async () => {
  const { conversation, message } = await writeAndDie('Still here?')
  expect(await tree(conversationMessages(conversation.cid))).toBeNull()
  const written: string[] = []
  const copying = process(async (values) => {
    written.push(...Object.keys(values))
    await intoTree(values)
  })
  await copying.settle()
  expect(await tree(conversationMessages(conversation.cid))).toMatchObject({
    [message.key]: { content: 'Still here?', uid: two.family.id },
  })
  expect(await tree(counterPath('messages', two.caregiver.id))).toBe(1)
  expect(await owed()).toBe(0)
  const once = written.length
  await copying.settle()
  expect(written).toHaveLength(once)
})

test('by the clock, one that lives copies what another left', async () => {
  await process(intoTree).settle()
  const { conversation, message } = await writeAndDie('Hello?')
  vi.advanceTimersByTime(copyEveryMs)
  await expect.poll(owed).toBe(0)
  expect(Object.keys((await tree(conversationMessages(conversation.cid))) as object)).toEqual([message.key])
})

test('a message that is taken back leaves nothing to be copied', async () => {
  await expect(
    world.db.transaction(async (tx) => {
      await owe(tx, [aboutPerson(two.family.id)])
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect(await owed()).toBe(0)
})

test('what one has in hand nobody else copies, until it is given up', async () => {
  const { conversation, message } = await writeAndDie('One')
  let now = world.clock.now()
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let began = () => undefined as void
  const hasBegun = new Promise<void>((resolve) => (began = resolve))
  const first = process(
    () => {
      began()
      return held
    },
    () => now,
  )
  await hasBegun
  const from = await someone(two.family.id)
  const second = await writeIn(world.db, conversation.id, {
    ...{ from, content: 'Two', idempotencyKey: undefined, now },
  })
  const copied: string[] = []
  const other = process(
    async (values) => {
      const keys = Object.keys(values).filter((path) =>
        path.startsWith(conversationMessages(conversation.cid)),
      )
      copied.push(...keys.map((path) => path.split('/').at(-1)!))
    },
    () => now,
  )
  await other.settle()
  expect(copied).toEqual([])
  now += givenUpAfterMs + 1
  await other.settle()
  expect(copied.toSorted()).toEqual([message.key, second.message.key].toSorted())
  letGo()
  await first.settle()
  expect(await owed()).toBe(0)
})

test('of several who copy at once, each message is one’s, and those of a conversation come in their order', async () => {
  const order: string[] = []
  const { conversation } = await writeAndDie('message 0')
  const copyings = Array.from({ length: 3 }, () =>
    process(async (values) => {
      for (const value of Object.values(values)) {
        const { content } = (value ?? {}) as { content?: string }
        if (content !== undefined) order.push(content)
      }
    }),
  )
  const from = await someone(two.family.id)
  for (let n = 1; n <= 12; n++) {
    await writeIn(world.db, conversation.id, {
      ...{ from, content: `message ${n}`, idempotencyKey: undefined, now: world.clock.now() },
    })
    void Promise.all(copyings.map((copying) => copying.settle()))
  }
  while ((await owed()) > 0) await Promise.all(copyings.map((copying) => copying.settle()))
  expect(order).toEqual(Array.from({ length: 13 }, (_, n) => `message ${n}`))
})

test('what cannot be written holds up nobody else, and is tried again', async () => {
  const { conversation, message } = await writeAndDie('refused')
  let refuses = true
  const copying = process(async (values) => {
    if (refuses && Object.keys(values).some((path) => path.includes(message.key))) throw new Error('no')
    await intoTree(values)
  })
  await copying.settle()
  expect(await owed()).toBe(2)
  const stranger = await addPerson(world, 'caregiver', { first_name: 'Other' })
  await world.db.transaction((tx) => owe(tx, [aboutPerson(stranger.id)]))
  await copying.settle()
  expect(await tree(counterPath('messages', stranger.id))).toBe(0)
  refuses = false
  await copying.settle()
  expect(await owed()).toBe(0)
  expect(Object.keys((await tree(conversationMessages(conversation.cid))) as object)).toEqual([message.key])
})
