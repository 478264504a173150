import { withNoticeChange } from '@homecare/sdk/notices'
import {
  blockConversation,
  conversationMessages,
  counterPath,
  freezeMessaging,
  listConversations,
  markConversationRead,
  sendMessage,
} from '@homecare/sdk/chat'
import { chatTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import type { Role } from '../tables/account.ts'
import { sweepKeys } from '../calls/idempotency.ts'
import { refusal } from '../testing/refusal.ts'
import { emptyWorld } from '../testing/world.ts'
import { messages } from '../tables/chat.ts'
import { addPerson, type Person } from './testing/person.ts'
import { twoPeople } from './testing/twoPeople.ts'

const world = emptyWorld()
const two = twoPeople(world)
const person = (role: Role, changes?: Partial<typeof users.$inferInsert>) => addPerson(world, role, changes)
const tree = async (path: string) => world.deps.realtime.get(path)

describe('sending', () => {
  test('each message comes after the last, whatever the clock says, and counts as unread', async () => {
    const { id, cid } = await two.begin()
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        two.family.care.call(sendMessage, { id, body: { message: `number ${index}` } }),
      ),
    )
    const rows = await world.deps.db.select().from(messages).where(eq(messages.conversation_id, id))
    expect(new Set(rows.map(({ timestamp }) => timestamp)).size).toBe(13)
    const [summary] = await two.caregiver.care.call(listConversations)
    expect(summary?.messages).toHaveLength(10)
    expect(summary?.messages.map(({ timestamp }) => timestamp)).toEqual(
      rows
        .map(({ timestamp }) => timestamp)
        .toSorted((a, b) => a - b)
        .slice(-10),
    )
    expect(summary?.unread).toBe(13)
    expect(await tree(counterPath('messages', two.caregiver.id))).toBe(13)
    expect(Object.keys((await tree(conversationMessages(cid))) as object)).toHaveLength(13)
  })

  test('one sent twice under a key is one message, also a day later', async () => {
    const { id } = await two.begin()
    const send = (idempotencyKey: string) =>
      two.family.care.call(sendMessage, { id, body: { message: 'Once' } }, { idempotencyKey })
    const first = await send('11111111-aaaa')
    expect(first.key).toBe('11111111-aaaa')
    expect(await send('11111111-aaaa')).toEqual(first)
    await sweepKeys(world.deps.db, world.deps.now() + 2 * 86_400_000)
    expect(await send('11111111-aaaa')).toMatchObject({ message_id: first.message_id })
    const odd = await send('../a key.that/cannot#stand')
    expect(odd.key).toMatch(/^[\w-]+$/)
    const [summary] = await two.caregiver.care.call(listConversations)
    expect(summary?.messages.filter(({ content }) => content === 'Once')).toHaveLength(2)
  })

  test.each(['', '   \n ', 'x'.repeat(4001)])(
    'a message such as %j is refused by its field',
    async (message) => {
      const { id } = await two.begin()
      const error = await refusal(two.family.care.call(sendMessage, { id, body: { message } }))
      expect(error.kind).toBe('invalid')
      expect(error.fieldErrors['message']).toHaveLength(1)
    },
  )

  test('one who is blocked, or has blocked, cannot write; both sides may block', async () => {
    const { id } = await two.begin()
    const write = (who: Person) => who.care.call(sendMessage, { id, body: { message: 'Hello?' } })
    const block = (who: Person, blocked: boolean) =>
      who.care.call(blockConversation, { id, body: { blocked } })
    expect(await block(two.caregiver, true)).toEqual({ from_user_block: true })
    expect((await refusal(write(two.caregiver))).serverMessage).toBe(chatTexts.blocked[0])
    expect((await refusal(write(two.family))).serverMessage).toBe(chatTexts.closed[0])
    expect(await tree(counterPath('messages', two.caregiver.id))).toBe(0)
    expect((await two.family.care.call(listConversations))[0]).toMatchObject({
      from_user_block: false,
      closed: true,
    })
    await block(two.family, true)
    await block(two.caregiver, false)
    expect((await refusal(write(two.caregiver))).serverMessage).toBe(chatTexts.closed[0])
    expect((await two.caregiver.care.call(listConversations))[0]).toMatchObject({
      from_user_block: false,
      closed: true,
    })
    expect(await tree(counterPath('messages', two.caregiver.id))).toBe(1)
    await block(two.family, false)
    expect((await write(two.caregiver)).content).toBe('Hello?')
  })

  test('one whose messaging is frozen cannot write anywhere, and is told so live', async () => {
    const staff = await person('staff')
    const freeze = (frozen: boolean) =>
      staff.care.call(freezeMessaging, { user_id: two.family.id, body: { frozen } })
    const { id } = await two.begin()
    await freeze(true)
    await freeze(true)
    expect(await tree(counterPath('frozen', two.family.id))).toBe(true)
    const error = await refusal(two.family.care.call(sendMessage, { id, body: { message: 'Hello?' } }))
    expect([error.status, error.serverMessage]).toEqual([403, chatTexts.frozen[0]])
    expect((await refusal(two.begin(two.family, await person('caregiver')))).serverMessage).toBe(
      chatTexts.frozen[0],
    )
    await freeze(false)
    expect(await tree(counterPath('frozen', two.family.id))).toBeNull()
    expect((await two.begin()).id).toBe(id)
  })

  test('what the realtime tree could not take is copied with the next message', async () => {
    const { id, cid, message } = await two.begin()
    const failing = vi.spyOn(world.deps.realtime, 'update').mockRejectedValue(new Error('away'))
    const logging = vi.spyOn(console, 'error').mockReturnValue()
    const lost = await two.family.care.call(sendMessage, { id, body: { message: 'Not copied' } })
    failing.mockRestore()
    expect(logging.mock.calls.join()).toContain('behind')
    logging.mockRestore()
    const next = await two.family.care.call(sendMessage, { id, body: { message: 'Copied' } })
    const keys = Object.keys((await tree(conversationMessages(cid))) as object)
    expect(keys.toSorted()).toEqual([message.key, lost.key, next.key].toSorted())
    expect(await tree(counterPath('messages', two.caregiver.id))).toBe(3)
  })
})

describe('reading', () => {
  test('marks up to a message, for everybody to see', async () => {
    const { id, cid, message } = await two.begin()
    await two.family.care.call(sendMessage, { id, body: { message: 'Second' } })
    const mark = (who: Person, message_id: number) =>
      who.care.call(markConversationRead, { id, body: { message_id } })
    expect(await mark(two.caregiver, message.message_id ?? 0)).toEqual({ unread: 1 })
    expect(await tree(`${conversationMessages(cid)}/${message.key}/readBy/${two.caregiver.id}`)).toBe(true)
    expect(await tree(counterPath('messages', two.caregiver.id))).toBe(1)
    expect(await mark(two.caregiver, 1_000_000)).toEqual({ unread: 0 })
    expect(await mark(two.caregiver, 1_000_000)).toEqual({ unread: 0 })
    const [summary] = await two.family.care.call(listConversations)
    expect(summary?.messages.map(({ readBy }) => readBy)).toEqual([
      [two.family.id, two.caregiver.id],
      [two.family.id, two.caregiver.id],
    ])
  })
})

describe('a letter of what waits unread', () => {
  const hour = 3_600_000
  const letters = async (to: Person) =>
    (await world.deps.db.select().from(outbox).where(eq(outbox.recipient, to.email)).orderBy(outbox.id)).map(
      ({ subject, body }) => subject + body,
    )

  test('goes after an hour, once until it is read, in their language, and says nothing of the message', async () => {
    const { id } = await two.begin(two.family, two.caregiver, 'secret words')
    await world.deps.db.update(users).set({ language: 'es' }).where(eq(users.id, two.caregiver.id))
    await world.notice()
    expect(await letters(two.caregiver)).toEqual([])
    world.clock.advance(hour)
    await world.notice()
    const send = (care = two.family.care) => care.call(sendMessage, { id, body: { message: 'secret words' } })
    await send(await world.as(two.family.id))
    world.clock.advance(hour)
    await world.notice()
    const [letter, ...more] = await letters(two.caregiver)
    expect(more).toEqual([])
    expect(letter).toContain('le escribió')
    expect(letter).toContain(`/messages/${id}`)
    expect(letter).not.toContain('secret')
    const reader = await world.as(two.caregiver.id)
    await reader.call(markConversationRead, { id, body: { message_id: 1_000_000 } })
    await send(await world.as(two.family.id))
    world.clock.advance(hour)
    await world.notice()
    expect(await letters(two.caregiver)).toHaveLength(2)
  })

  test('does not go to somebody who wants none', async () => {
    const notices = withNoticeChange(null, 'caregiver', { choices: { messages: [] } }, ['mail'])
    const quiet = await person('caregiver', { notices })
    await two.begin(two.family, quiet)
    world.clock.advance(hour)
    await world.notice()
    expect(await letters(quiet)).toEqual([])
  })
})
