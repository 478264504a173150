import {
  blockConversation,
  canMessage,
  conversationMember,
  conversationMessages,
  counterPath,
  freezeMessaging,
  getFamilySummary,
  listConversations,
  markConversationRead,
  messageCaregiver,
  realtimeToken,
  sendMessage,
  startConversation,
} from '@homecare/sdk'
import { chatTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { outbox, users } from '../account/tables.ts'
import { favorites } from '../families/tables.ts'
import { connections } from '../hiring/tables.ts'
import { applications, jobs } from '../jobs/tables.ts'
import type { Role } from '../seed/world/rows.ts'
import { sweepKeys } from '../server/idempotency.ts'
import { refusal } from '../testing/refusal.ts'
import { emptyWorld } from '../testing/world.ts'
import { mirrorConversations } from './mirror.ts'
import { messages } from './tables.ts'
import { addPerson, type Person } from './testing/person.ts'

const world = emptyWorld()
let family: Person
let caregiver: Person
beforeEach(async () => {
  family = await person('family')
  caregiver = await person('caregiver')
})

const person = (role: Role, changes?: Partial<typeof users.$inferInsert>) => addPerson(world, role, changes)
const begin = (from = family, to = caregiver, message = 'Hello') =>
  from.care.call(startConversation, { body: { to_user: to.id, message } })
const tree = async (path: string) => world.deps.realtime.get(path)

describe('starting a conversation', () => {
  test('a family writes to a caregiver, who finds it unread, in the list and in the realtime tree', async () => {
    const { id, cid, message } = await begin()
    expect(message).toMatchObject({ uid: family.id, content: 'Hello', readBy: [family.id] })
    const [summary] = await caregiver.care.call(listConversations)
    expect(summary).toMatchObject({
      ...{ id, cid, unread: 1, from_user_block: false, closed: false },
      other: { id: family.id, caregiver_id: null, last_initial: 'B', user_type: 'family' },
      messages: [{ key: message.key, content: 'Hello' }],
    })
    expect(await tree(`${conversationMessages(cid)}/${message.key}`)).toMatchObject({
      content: 'Hello',
      uid: family.id,
    })
    expect(await tree(conversationMember(cid, caregiver.id))).toBe(true)
    expect(await tree(conversationMember(cid, family.id))).toBe(true)
    expect(await tree(counterPath('messages', caregiver.id))).toBe(1)
    expect((await family.care.call(listConversations))[0]).toMatchObject({
      unread: 0,
      other: { caregiver_id: caregiver.id },
    })
  })

  test('a second one goes into the same conversation, from either side and from the profile', async () => {
    const { id } = await begin()
    expect((await begin()).id).toBe(id)
    expect((await begin(caregiver, family)).id).toBe(id)
    const sent = await family.care.call(messageCaregiver, {
      id: caregiver.id,
      body: { message: 'From the profile' },
    })
    expect(sent.id).toBe(id)
    expect(await caregiver.care.call(listConversations)).toHaveLength(1)
  })

  test('two presses at once begin one conversation', async () => {
    const both = await Promise.all([begin(), begin(family, caregiver, 'Hello again')])
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  })

  test('it keeps the caregiver as a favorite when asked to', async () => {
    const body = { to_user: caregiver.id, message: 'Hello', should_favorite: true }
    await family.care.call(startConversation, { body })
    await family.care.call(startConversation, { body })
    const kept = await world.deps.db.select().from(favorites).where(eq(favorites.family_id, family.id))
    expect(kept.map((one) => one.caregiver_id)).toEqual([caregiver.id])
  })

  test('a caregiver may write first only to a family that knows her', async () => {
    const error = await refusal(begin(caregiver, family))
    expect([error.kind, error.serverMessage]).toEqual(['forbidden', chatTexts.notConnected[0]])
    const { db } = world.deps
    const [job] = await db.insert(jobs).values({ family_id: family.id }).returning()
    await db
      .insert(applications)
      .values({ job_id: job!.id, caregiver_id: caregiver.id, proposal_state: 'withdrawn' })
    expect((await refusal(begin(caregiver, family))).kind).toBe('forbidden')
    await db.update(applications).set({ proposal_state: 'applied' }).where(eq(applications.job_id, job!.id))
    expect((await begin(caregiver, family)).id).toBeGreaterThan(0)
    const hired = await person('caregiver')
    await db.insert(connections).values({ family_id: family.id, caregiver_id: hired.id })
    expect((await begin(hired, family)).id).toBeGreaterThan(0)
  })

  test.each([
    ['oneself', () => begin(family, family), 'forbidden', chatTexts.toOneself],
    [
      'another family',
      async () => begin(family, await person('family')),
      'forbidden',
      chatTexts.notReachable,
    ],
    ['staff', async () => begin(family, await person('staff')), 'forbidden', chatTexts.notReachable],
    [
      'another caregiver',
      async () => begin(caregiver, await person('caregiver')),
      'forbidden',
      chatTexts.notBetweenCaregivers,
    ],
    ['nobody', () => begin(family, { ...caregiver, id: 999_999 }), 'notFound', undefined],
    [
      'one who has left',
      async () => begin(family, await person('caregiver', { deleted_at: new Date() })),
      'notFound',
      undefined,
    ],
  ])('nobody writes to %s', async (_, attempt, kind, words) => {
    const error = await refusal(attempt())
    expect(error.kind).toBe(kind)
    if (words) expect(error.serverMessage).toBe(words[0])
  })

  test('can_message says the same beforehand, in the language of the asker', async () => {
    expect(await family.care.call(canMessage, { id: caregiver.id })).toEqual({
      allowed: true,
      reason: null,
      conversation_id: null,
    })
    const { id } = await begin()
    expect(await caregiver.care.call(canMessage, { id: family.id })).toEqual({
      allowed: true,
      reason: null,
      conversation_id: id,
    })
    const spanish = await person('caregiver', { language: 'es' })
    expect(await spanish.care.call(canMessage, { id: family.id })).toEqual({
      ...{ allowed: false, conversation_id: null },
      reason: chatTexts.notConnected[1],
    })
  })
})

describe('sending', () => {
  test('each message comes after the last, whatever the clock says, and counts as unread', async () => {
    const { id, cid } = await begin()
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        family.care.call(sendMessage, { id, body: { message: `number ${index}` } }),
      ),
    )
    const rows = await world.deps.db.select().from(messages).where(eq(messages.conversation_id, id))
    expect(new Set(rows.map(({ timestamp }) => timestamp)).size).toBe(13)
    const [summary] = await caregiver.care.call(listConversations)
    expect(summary?.messages).toHaveLength(10)
    expect(summary?.messages.map(({ timestamp }) => timestamp)).toEqual(
      rows
        .map(({ timestamp }) => timestamp)
        .toSorted((a, b) => a - b)
        .slice(-10),
    )
    expect(summary?.unread).toBe(13)
    expect(await tree(counterPath('messages', caregiver.id))).toBe(13)
    expect(Object.keys((await tree(conversationMessages(cid))) as object)).toHaveLength(13)
  })

  test('one sent twice under a key is one message, also a day later', async () => {
    const { id } = await begin()
    const send = (idempotencyKey: string) =>
      family.care.call(sendMessage, { id, body: { message: 'Once' } }, { idempotencyKey })
    const first = await send('11111111-aaaa')
    expect(first.key).toBe('11111111-aaaa')
    expect(await send('11111111-aaaa')).toEqual(first)
    await sweepKeys(world.deps.db, world.deps.now() + 2 * 86_400_000)
    expect(await send('11111111-aaaa')).toMatchObject({ message_id: first.message_id })
    const odd = await send('../a key.that/cannot#stand')
    expect(odd.key).toMatch(/^[\w-]+$/)
    const [summary] = await caregiver.care.call(listConversations)
    expect(summary?.messages.filter(({ content }) => content === 'Once')).toHaveLength(2)
  })

  test.each(['', '   \n ', 'x'.repeat(4001)])(
    'a message such as %j is refused by its field',
    async (message) => {
      const { id } = await begin()
      const error = await refusal(family.care.call(sendMessage, { id, body: { message } }))
      expect(error.kind).toBe('invalid')
      expect(error.fieldErrors['message']).toHaveLength(1)
    },
  )

  test('one who is blocked, or has blocked, cannot write; both sides may block', async () => {
    const { id } = await begin()
    const write = (who: Person) => who.care.call(sendMessage, { id, body: { message: 'Hello?' } })
    const block = (who: Person, blocked: boolean) =>
      who.care.call(blockConversation, { id, body: { blocked } })
    expect(await block(caregiver, true)).toEqual({ from_user_block: true })
    expect((await refusal(write(caregiver))).serverMessage).toBe(chatTexts.blocked[0])
    expect((await refusal(write(family))).serverMessage).toBe(chatTexts.closed[0])
    expect(await tree(counterPath('messages', caregiver.id))).toBe(0)
    expect((await family.care.call(listConversations))[0]).toMatchObject({
      from_user_block: false,
      closed: true,
    })
    await block(family, true)
    await block(caregiver, false)
    expect((await refusal(write(caregiver))).serverMessage).toBe(chatTexts.closed[0])
    expect((await caregiver.care.call(listConversations))[0]).toMatchObject({
      from_user_block: false,
      closed: true,
    })
    expect(await tree(counterPath('messages', caregiver.id))).toBe(1)
    await block(family, false)
    expect((await write(caregiver)).content).toBe('Hello?')
  })

  test('one whose messaging is frozen cannot write anywhere, and is told so live', async () => {
    const staff = await person('staff')
    const freeze = (frozen: boolean) =>
      staff.care.call(freezeMessaging, { user_id: family.id, body: { frozen } })
    const { id } = await begin()
    await freeze(true)
    await freeze(true)
    expect(await tree(counterPath('frozen', family.id))).toBe(true)
    const error = await refusal(family.care.call(sendMessage, { id, body: { message: 'Hello?' } }))
    expect([error.status, error.serverMessage]).toEqual([403, chatTexts.frozen[0]])
    expect((await refusal(begin(family, await person('caregiver')))).serverMessage).toBe(chatTexts.frozen[0])
    await freeze(false)
    expect(await tree(counterPath('frozen', family.id))).toBeNull()
    expect((await begin()).id).toBe(id)
  })

  test('what the realtime tree could not take is copied with the next message', async () => {
    const { id, cid, message } = await begin()
    const failing = vi.spyOn(world.deps.realtime, 'update').mockRejectedValue(new Error('away'))
    const logging = vi.spyOn(console, 'error').mockReturnValue()
    const lost = await family.care.call(sendMessage, { id, body: { message: 'Not copied' } })
    failing.mockRestore()
    expect(logging.mock.calls.join()).toContain('behind')
    logging.mockRestore()
    const next = await family.care.call(sendMessage, { id, body: { message: 'Copied' } })
    const keys = Object.keys((await tree(conversationMessages(cid))) as object)
    expect(keys.toSorted()).toEqual([message.key, lost.key, next.key].toSorted())
    expect(await tree(counterPath('messages', caregiver.id))).toBe(3)
  })
})

describe('reading', () => {
  test('marks up to a message, for everybody to see', async () => {
    const { id, cid, message } = await begin()
    await family.care.call(sendMessage, { id, body: { message: 'Second' } })
    const mark = (who: Person, message_id: number) =>
      who.care.call(markConversationRead, { id, body: { message_id } })
    expect(await mark(caregiver, message.message_id ?? 0)).toEqual({ unread: 1 })
    expect(await tree(`${conversationMessages(cid)}/${message.key}/readBy/${caregiver.id}`)).toBe(true)
    expect(await tree(counterPath('messages', caregiver.id))).toBe(1)
    expect(await mark(caregiver, 1_000_000)).toEqual({ unread: 0 })
    expect(await mark(caregiver, 1_000_000)).toEqual({ unread: 0 })
    const [summary] = await family.care.call(listConversations)
    expect(summary?.messages.map(({ readBy }) => readBy)).toEqual([
      [family.id, caregiver.id],
      [family.id, caregiver.id],
    ])
  })
})

describe('mail to who is away', () => {
  const letters = async (to: Person) =>
    (await world.deps.db.select().from(outbox).where(eq(outbox.recipient, to.email))).map(
      ({ subject, body }) => subject + body,
    )

  test('goes once an hour for each conversation, in their language, and says nothing of the message', async () => {
    const { id } = await begin(family, caregiver, 'secret words')
    expect(await letters(caregiver)).toEqual([])
    world.clock.advance(10 * 60_000)
    await world.deps.db.update(users).set({ language: 'es' }).where(eq(users.id, caregiver.id))
    const send = (care = family.care) => care.call(sendMessage, { id, body: { message: 'secret words' } })
    await send()
    await send()
    const [letter, ...more] = await letters(caregiver)
    expect(more).toEqual([])
    expect(letter).toContain('le escribió')
    expect(letter).toContain(`/messages/${id}`)
    expect(letter).not.toContain('secret')
    world.clock.advance(61 * 60_000)
    await send(await world.as(family.id))
    expect(await letters(caregiver)).toHaveLength(2)
  })

  test('does not go to somebody who wants none', async () => {
    const quiet = await person('caregiver', { notify_by_email: false })
    world.clock.advance(10 * 60_000)
    await begin(family, quiet)
    expect(await letters(quiet)).toEqual([])
  })
})

describe('who may send which call', () => {
  test('another person, of any kind, finds no such conversation', async () => {
    const { id } = await begin()
    for (const role of ['family', 'caregiver', 'agency_caregiver', 'facility'] as const) {
      const stranger = await person(role)
      const calls = [
        stranger.care.call(sendMessage, { id, body: { message: 'Hello' } }),
        stranger.care.call(markConversationRead, { id, body: { message_id: 1 } }),
        stranger.care.call(blockConversation, { id, body: { blocked: true } }),
      ]
      for (const error of await Promise.all(calls.map(refusal))) expect(error.kind).toBe('notFound')
      expect(await stranger.care.call(listConversations)).toEqual([])
    }
  })

  test('visitors are asked to log in; staff and care managers have no chat', async () => {
    const visitor = world.visitor().care
    const message = { message: 'Hello' }
    const calls = [
      visitor.call(listConversations),
      visitor.call(realtimeToken),
      visitor.call(startConversation, { body: { to_user: caregiver.id, ...message } }),
      visitor.call(messageCaregiver, { id: caregiver.id, body: message }),
      visitor.call(sendMessage, { id: 1, body: message }),
      visitor.call(canMessage, { id: caregiver.id }),
    ]
    for (const error of await Promise.all(calls.map(refusal))) expect(error.kind).toBe('unauthenticated')
    for (const role of ['staff', 'care_manager'] as const) {
      const { care } = await person(role)
      expect((await refusal(care.call(listConversations))).kind).toBe('forbidden')
      expect((await refusal(care.call(realtimeToken))).kind).toBe('forbidden')
    }
    expect(
      (await refusal(family.care.call(freezeMessaging, { user_id: caregiver.id, body: { frozen: true } })))
        .kind,
    ).toBe('forbidden')
  })

  test('a family is shown to the caregivers it is in touch with, and to nobody else', async () => {
    await world.deps.db
      .update(users)
      .set({ city: 'Fresno', state: 'CA', address: '1 Main St' })
      .where(eq(users.id, family.id))
    expect((await refusal(caregiver.care.call(getFamilySummary, { id: family.id }))).kind).toBe('notFound')
    await begin()
    const summary = await caregiver.care.call(getFamilySummary, { id: family.id })
    expect(summary).toMatchObject({ city: 'Fresno', last_initial: 'B', jobs: [] })
    expect(JSON.stringify(summary)).not.toMatch(/Main St|Bell|@/)
  })
})

test('the bulk copy writes what single messages write', async () => {
  const { id, cid } = await begin()
  await caregiver.care.call(sendMessage, { id, body: { message: 'Hello you' } })
  const [before, count] = [
    await tree(`conversations/${cid}`),
    await tree(counterPath('messages', caregiver.id)),
  ]
  await world.deps.realtime.set(`conversations/${cid}`, null)
  await world.deps.realtime.set(counterPath('messages', caregiver.id), null)
  await mirrorConversations(world.deps.db, world.deps.realtime)
  expect(await tree(`conversations/${cid}`)).toEqual(before)
  expect(await tree(counterPath('messages', caregiver.id))).toBe(count)
})
