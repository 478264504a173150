import { getMessageEligibility, messageCaregiver } from '@homecare/sdk/caregivers'
import {
  blockConversation,
  conversationMember,
  conversationMessages,
  counterPath,
  freezeMessaging,
  listConversations,
  markConversationRead,
  getRealtimeToken,
  sendMessage,
  startConversation,
} from '@homecare/sdk/chat'
import { getFamilySummary } from '@homecare/sdk/families'
import { chatTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { favorites } from '../tables/families.ts'
import { connections } from '../tables/hiring.ts'
import { applications, jobs } from '../tables/jobs.ts'
import type { Role } from '../tables/account.ts'
import { refusal } from '../testing/refusal.ts'
import { emptyWorld } from '../testing/world.ts'
import { addPerson } from './testing/person.ts'
import { twoPeople } from './testing/twoPeople.ts'

const world = emptyWorld()
const two = twoPeople(world)
const person = (role: Role, changes?: Partial<typeof users.$inferInsert>) => addPerson(world, role, changes)
const tree = async (path: string) => world.deps.realtime.get(path)

describe('starting a conversation', () => {
  test('a family writes to a caregiver, who finds it unread, in the list and in the realtime tree', async () => {
    const { id, cid, message } = await two.begin()
    expect(message).toMatchObject({ uid: two.family.id, content: 'Hello', readBy: [two.family.id] })
    const [summary] = await two.caregiver.care.call(listConversations)
    expect(summary).toMatchObject({
      ...{ id, cid, unread: 1, from_user_block: false, closed: false },
      other: { id: two.family.id, caregiver_id: null, last_initial: 'B', user_type: 'family' },
      messages: [{ key: message.key, content: 'Hello' }],
    })
    expect(await tree(`${conversationMessages(cid)}/${message.key}`)).toMatchObject({
      content: 'Hello',
      uid: two.family.id,
    })
    expect(await tree(conversationMember(cid, two.caregiver.id))).toBe(true)
    expect(await tree(conversationMember(cid, two.family.id))).toBe(true)
    expect(await tree(counterPath('messages', two.caregiver.id))).toBe(1)
    expect((await two.family.care.call(listConversations))[0]).toMatchObject({
      unread: 0,
      other: { caregiver_id: two.caregiver.id },
    })
  })

  test('a second one goes into the same conversation, from either side and from the profile', async () => {
    const { id } = await two.begin()
    expect((await two.begin()).id).toBe(id)
    expect((await two.begin(two.caregiver, two.family)).id).toBe(id)
    const sent = await two.family.care.call(messageCaregiver, {
      id: two.caregiver.id,
      body: { message: 'From the profile' },
    })
    expect(sent.id).toBe(id)
    expect(await two.caregiver.care.call(listConversations)).toHaveLength(1)
  })

  test('two presses at once begin one conversation', async () => {
    const both = await Promise.all([two.begin(), two.begin(two.family, two.caregiver, 'Hello again')])
    expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  })

  test('it keeps the caregiver as a favorite when asked to', async () => {
    const body = { to_user: two.caregiver.id, message: 'Hello', should_favorite: true }
    await two.family.care.call(startConversation, { body })
    await two.family.care.call(startConversation, { body })
    const kept = await world.deps.db.select().from(favorites).where(eq(favorites.family_id, two.family.id))
    expect(kept.map((one) => one.caregiver_id)).toEqual([two.caregiver.id])
  })

  test('a caregiver may write first only to a family that knows her', async () => {
    const error = await refusal(two.begin(two.caregiver, two.family))
    expect([error.kind, error.serverMessage]).toEqual(['forbidden', chatTexts.notConnected[0]])
    const { db } = world.deps
    const [job] = await db.insert(jobs).values({ family_id: two.family.id }).returning()
    await db
      .insert(applications)
      .values({ job_id: job!.id, caregiver_id: two.caregiver.id, proposal_state: 'withdrawn' })
    expect((await refusal(two.begin(two.caregiver, two.family))).kind).toBe('forbidden')
    await db.update(applications).set({ proposal_state: 'applied' }).where(eq(applications.job_id, job!.id))
    expect((await two.begin(two.caregiver, two.family)).id).toBeGreaterThan(0)
    const hired = await person('caregiver')
    await db.insert(connections).values({ family_id: two.family.id, caregiver_id: hired.id })
    expect((await two.begin(hired, two.family)).id).toBeGreaterThan(0)
  })

  test.each([
    ['oneself', () => two.begin(two.family, two.family), 'forbidden', chatTexts.toOneself],
    [
      'another family',
      async () => two.begin(two.family, await person('family')),
      'forbidden',
      chatTexts.notReachable,
    ],
    ['staff', async () => two.begin(two.family, await person('staff')), 'forbidden', chatTexts.notReachable],
    [
      'another caregiver',
      async () => two.begin(two.caregiver, await person('caregiver')),
      'forbidden',
      chatTexts.notBetweenCaregivers,
    ],
    ['nobody', () => two.begin(two.family, { ...two.caregiver, id: 999_999 }), 'notFound', undefined],
    [
      'one who has left',
      async () => two.begin(two.family, await person('caregiver', { deleted_at: new Date() })),
      'notFound',
      undefined,
    ],
  ])('nobody writes to %s', async (_, attempt, kind, words) => {
    const error = await refusal(attempt())
    expect(error.kind).toBe(kind)
    if (words) expect(error.serverMessage).toBe(words[0])
  })

  test('can_message says the same beforehand, in the language of the asker', async () => {
    expect(await two.family.care.call(getMessageEligibility, { id: two.caregiver.id })).toEqual({
      allowed: true,
      reason: null,
      conversation_id: null,
    })
    const { id } = await two.begin()
    expect(await two.caregiver.care.call(getMessageEligibility, { id: two.family.id })).toEqual({
      allowed: true,
      reason: null,
      conversation_id: id,
    })
    const spanish = await person('caregiver', { language: 'es' })
    expect(await spanish.care.call(getMessageEligibility, { id: two.family.id })).toEqual({
      ...{ allowed: false, conversation_id: null },
      reason: chatTexts.notConnected[1],
    })
  })
})

describe('who may send which call', () => {
  test('another person, of any kind, finds no such conversation', async () => {
    const { id } = await two.begin()
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
      visitor.call(getRealtimeToken),
      visitor.call(startConversation, { body: { to_user: two.caregiver.id, ...message } }),
      visitor.call(messageCaregiver, { id: two.caregiver.id, body: message }),
      visitor.call(sendMessage, { id: 1, body: message }),
      visitor.call(getMessageEligibility, { id: two.caregiver.id }),
    ]
    for (const error of await Promise.all(calls.map(refusal))) expect(error.kind).toBe('unauthenticated')
    for (const role of ['staff', 'care_manager'] as const) {
      const { care } = await person(role)
      expect((await refusal(care.call(listConversations))).kind).toBe('forbidden')
      expect((await refusal(care.call(getRealtimeToken))).kind).toBe('forbidden')
    }
    expect(
      (
        await refusal(
          two.family.care.call(freezeMessaging, { user_id: two.caregiver.id, body: { frozen: true } }),
        )
      ).kind,
    ).toBe('forbidden')
  })

  test('a family is shown to the caregivers it is in touch with, and to nobody else', async () => {
    await world.deps.db
      .update(users)
      .set({ city: 'Fresno', state: 'CA', address: '1 Main St' })
      .where(eq(users.id, two.family.id))
    expect((await refusal(two.caregiver.care.call(getFamilySummary, { id: two.family.id }))).kind).toBe(
      'notFound',
    )
    await two.begin()
    const summary = await two.caregiver.care.call(getFamilySummary, { id: two.family.id })
    expect(summary).toMatchObject({ city: 'Fresno', last_initial: 'B', jobs: [] })
    expect(JSON.stringify(summary)).not.toMatch(/Main St|Bell|@/)
  })
})
