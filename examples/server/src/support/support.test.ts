import { countWaiting, deleteAccount } from '@homecare/sdk/account'
import { countOwnWaiting, listOwnAlerts } from '@homecare/sdk/dashboards'
import { getCareNavigator, getFamilyDashboard, getSupportMessage } from '@homecare/sdk/families'
import {
  answerSupport,
  askSupport,
  getSupportRequest,
  listSupportRequests,
  listSupportToAnswer,
  readSupportAnswers,
  supportLimits,
  writeToSupport,
  type SupportTopic,
} from '@homecare/sdk/support'
import { listOwnTrail } from '@homecare/sdk/trail'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { supportNotes, supportRequests } from '../tables/asking/support.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()

beforeEach(async () => {
  await server.change().delete(supportRequests)
})

const ask = async (
  who: Actor = 'family',
  body = 'How do I change my address?',
  topic: SupportTopic = 'account',
) => (await server.as(who)).call(askSupport, { body: { topic, body } })
const own = async (who: Actor = 'family') => (await server.as(who)).call(listSupportRequests)
const toAnswer = async (who: Actor = 'staff') => (await server.as(who)).call(listSupportToAnswer)
const read = async (id: number, who: Actor = 'staff') =>
  (await server.as(who)).call(getSupportRequest, { id })
const answer = async (id: number, body: string | null, seen: number, who: Actor = 'staff') =>
  (await server.as(who)).call(answerSupport, { id, body: { body, seen } })
const mailTo = async (email: string) =>
  server.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, email), eq(outbox.channel, 'mail')))
    .orderBy(outbox.id)

describe('a question to our team', () => {
  it('waits on the list of the staff, the longest wait first, until it is answered by letter and on the page', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({ topic: 'account', state: 'waiting', unread: false })
    await ask('caregiver', 'When am I paid?', 'hours')
    expect((await toAnswer()).map(({ name, topic }) => [name, topic])).toEqual([
      ['Carol Ito', 'account'],
      ['Marisol Rivera', 'hours'],
    ])
    const staff = await server.as('staff')
    expect((await staff.call(countWaiting)).support).toBe(2)
    const told = await answer(asked.id, ' In your settings. ', asked.notes[0]!.id)
    expect(told).toMatchObject({ state: 'answered', person: actors.family })
    expect((await staff.call(countWaiting)).support).toBe(1)
    expect(await own()).toMatchObject([
      {
        ...{ id: asked.id, state: 'answered', unread: true },
        notes: [
          { body: 'How do I change my address?', ours: false, by: null },
          { body: 'In your settings.', ours: true, by: 'Jordan P.' },
        ],
      },
    ])
    const letters = await mailTo('carol@example.com')
    expect(letters.map(({ subject }) => subject)).toEqual(['Our answer: Your account'])
    expect(letters[0]!.body).toContain('In your settings.')
    expect(letters[0]!.body).toContain(`/me?modal=supportMessage&request=${asked.id}`)
  })

  it('is pointed out on the home and counted until its answer is read', async () => {
    const asked = await ask()
    await answer(asked.id, 'In your settings.', asked.notes[0]!.id)
    const family = await server.as('family')
    const pointed = async () =>
      (await family.call(getFamilyDashboard)).alerts.filter(({ kind }) => kind === 'support_answered')
    const counted = async () => (await family.call(countOwnWaiting)).counts['/me'] ?? 0
    expect(await pointed()).toMatchObject([{ href: `/me?modal=supportMessage&request=${asked.id}` }])
    expect(await counted()).toBe(1)
    expect(await family.call(getSupportMessage)).toMatchObject({ id: asked.id, body: 'In your settings.' })
    for (let press = 0; press < 2; press++)
      expect(await family.call(readSupportAnswers, { id: asked.id })).toMatchObject({ unread: false })
    expect([await pointed(), await counted(), await family.call(getSupportMessage)]).toEqual([[], 0, null])
  })

  it('is pointed out to a caregiver as well', async () => {
    const asked = await ask('caregiver', 'How?', 'interview')
    await answer(asked.id, 'On Monday.', asked.notes[0]!.id)
    const alerts = await (await server.as('caregiver')).call(listOwnAlerts)
    expect(alerts.map(({ kind }) => kind)).toContain('support_answered')
  })

  it('goes on: what is added waits again, since then', async () => {
    const asked = await ask()
    const family = await server.as('family')
    const more = () => family.call(writeToSupport, { id: asked.id, body: { body: 'And my phone?' } })
    expect((await more()).notes).toHaveLength(2)
    const waiting = await read(asked.id)
    expect(waiting.since).toBe(asked.created_at)
    await answer(asked.id, 'The same.', waiting.notes.at(-1)!.id)
    server.clock.advance(60_000)
    expect(await more()).toMatchObject({ state: 'waiting', unread: true })
    const since = new Date(server.clock.now()).toISOString()
    expect((await toAnswer()).map((one) => one.since)).toEqual([since])
  })

  it('is not answered unread, nor twice, and may be closed without words', async () => {
    const asked = await ask()
    const seen = asked.notes[0]!.id
    const family = await server.as('family')
    const { notes } = await family.call(writeToSupport, { id: asked.id, body: { body: 'More.' } })
    expect(await kindOf(answer(asked.id, 'So.', seen))).toBe('conflict')
    expect(await answer(asked.id, null, notes.at(-1)!.id)).toMatchObject({ state: 'closed', unread: false })
    expect(await kindOf(answer(asked.id, 'So.', notes.at(-1)!.id))).toBe('conflict')
    expect(await mailTo('carol@example.com')).toEqual([])
  })

  it('may be closed while an answer to it is still unread', async () => {
    const asked = await ask()
    await answer(asked.id, 'In your settings.', asked.notes[0]!.id)
    const family = await server.as('family')
    const { notes } = await family.call(writeToSupport, { id: asked.id, body: { body: 'Thank you.' } })
    expect(await answer(asked.id, null, notes.at(-1)!.id)).toMatchObject({ state: 'closed', unread: true })
    expect(await family.call(readSupportAnswers, { id: asked.id })).toMatchObject({
      state: 'closed',
      unread: false,
    })
  })

  it('is read by the staff while it waits', async () => {
    const asked = await ask()
    expect(await read(asked.id)).toMatchObject({
      ...{ id: asked.id, person: actors.family, name: 'Carol Ito' },
      notes: [{ body: 'How do I change my address?' }],
    })
    await answer(asked.id, 'So.', asked.notes[0]!.id)
    expect(await kindOf(read(asked.id))).toBe('notFound')
  })

  it('is its asker’s alone', async () => {
    const { id } = await ask()
    for (const who of ['otherFamily', 'caregiver', 'staff'] as const) {
      const other = await server.as(who)
      expect(await kindOf(other.call(writeToSupport, { id, body: { body: 'x' } }))).toBe('notFound')
      expect(await kindOf(other.call(readSupportAnswers, { id }))).toBe('notFound')
      expect(await own(who)).toEqual([])
    }
    for (const who of ['family', 'caregiver', 'facility', 'careManager'] as const) {
      expect(await kindOf(toAnswer(who))).toBe('forbidden')
      expect(await kindOf(read(id, who))).toBe('forbidden')
      expect(await kindOf(answer(id, 'x', 1, who))).toBe('forbidden')
    }
    expect(await kindOf(ask('anonymous'))).toBe('unauthenticated')
  })

  it('says something about what concerns its asker, and so many wait at once', async () => {
    expect(await fieldsOf(ask('family', '  '))).toEqual(['body'])
    expect(await fieldsOf(ask('family', 'x', 'interview'))).toEqual(['topic'])
    await Promise.all(Array.from({ length: supportLimits.waiting + 3 }, () => kindOf(ask())))
    expect(await server.db.$count(supportRequests)).toBe(supportLimits.waiting)
    expect(await kindOf(ask())).toBe('conflict')
  })

  it('is open to a partner’s family', async () => {
    expect(await ask('b2bFamily', 'How?', 'care')).toMatchObject({ state: 'waiting' })
  })

  it('goes with its asker', async () => {
    await ask('otherFamily')
    await (await server.as('otherFamily')).call(deleteAccount, { body: { password: 'homecare-demo-1' } })
    expect([await server.db.$count(supportRequests), await server.db.$count(supportNotes)]).toEqual([0, 0])
  })

  it('is noted in its asker’s trail where it is opened and answered, and not where it is listed', async () => {
    const asked = await ask()
    const trail = async () => (await (await server.as('family')).call(listOwnTrail, { query: {} })).entries
    const before = (await trail()).length
    await toAnswer()
    expect(await trail()).toHaveLength(before)
    await read(asked.id)
    expect((await trail())[0]).toMatchObject({ action: 'view', subject: 'account' })
    await answer(asked.id, 'So.', asked.notes[0]!.id)
    expect((await trail())[0]).toMatchObject({ action: 'change', subject: 'account' })
  })
})

it('a family is told who guides it, and when', async () => {
  expect(await (await server.as('family')).call(getCareNavigator)).toMatchObject({
    ...{ name: 'Helen O.', email: 'manager@example.com' },
    hours: expect.stringContaining('Monday to Friday'),
  })
})
