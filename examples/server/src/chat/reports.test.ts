import { countWaiting, deleteAccount } from '@homecare/sdk/account'
import { freezeMessaging, listConversations, sendMessage, startConversation } from '@homecare/sdk/chat'
import {
  decideMessageReport,
  getMessageReport,
  listMessageReports,
  reportConversation,
  type ReportDecision,
} from '@homecare/sdk/support'
import { getOwnPending } from '@homecare/sdk/dashboards'
import { listOwnTrail } from '@homecare/sdk/trail'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { conversations, messageReports } from '../tables/chat.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()

beforeEach(async () => {
  await server.change().delete(conversations)
})

/** The family writes first, and the caregiver answers with something that is against the rules. */
async function talk(): Promise<number> {
  const { id } = await (
    await server.as('family')
  ).call(startConversation, { body: { to_user: actors.caregiver, message: 'Good morning' } })
  await (await server.as('caregiver')).call(sendMessage, { id, body: { message: 'Pay me by Venmo' } })
  return id
}
const report = async (id: number, block = false, who: Actor = 'family', note = ' Twice. ') =>
  (await server.as(who)).call(reportConversation, { id, body: { reason: 'payment', note, block } })
const waiting = async (who: Actor = 'staff') => (await server.as(who)).call(listMessageReports)
const decide = async (id: number, decision: ReportDecision, who: Actor = 'staff') =>
  (await server.as(who)).call(decideMessageReport, { id, body: { decision } })
const subjectsTo = async (email: string) =>
  (
    await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
  ).map(({ subject }) => subject)

describe('a report of messages', () => {
  it('waits for the staff with what was written until then, and not with what came later', async () => {
    const id = await talk()
    expect(await report(id)).toEqual({ from_user_block: false })
    await (await server.as('caregiver')).call(sendMessage, { id, body: { message: 'Later' } })
    const [one, ...others] = await waiting()
    expect(others).toEqual([])
    expect(one).toMatchObject({ name: 'Marisol Rivera', reporter: 'Carol Ito', reason: 'payment' })
    const staff = await server.as('staff')
    expect((await staff.call(countWaiting)).reports).toBe(1)
    expect(await staff.call(getMessageReport, { id: one!.id })).toMatchObject({
      ...{ note: 'Twice.', frozen: false, before: 0, person: actors.caregiver },
      messages: [
        { content: 'Good morning', reported: false },
        { content: 'Pay me by Venmo', reported: true },
      ],
    })
    const { reviews } = await (await server.as('family')).call(getOwnPending)
    expect(reviews.map(({ queue }) => queue)).toContain('reports')
    const theirs = await (await server.as('caregiver')).call(getOwnPending)
    expect(theirs.reviews.map(({ queue }) => queue)).not.toContain('reports')
  })

  it('blocks the other where that is asked, and is made once until it is decided', async () => {
    const id = await talk()
    expect(await report(id, true)).toEqual({ from_user_block: true })
    const [one] = await (await server.as('family')).call(listConversations)
    expect(one).toMatchObject({ id, from_user_block: true })
    expect(await kindOf(report(id))).toBe('conflict')
    expect(await report(id, false, 'caregiver')).toEqual({ from_user_block: false })
    const [first] = await waiting()
    await decide(first!.id, 'nothing')
    expect(await report(id)).toEqual({ from_user_block: true })
  })

  it.each<[ReportDecision, string[], boolean]>([
    ['nothing', [], false],
    ['warned', ['About your messages'], false],
    ['frozen', ['Your messages are stopped'], true],
  ])(
    '%s: is told to whoever made it, and where it concerns them to the other',
    async (decision, told, frozen) => {
      const id = await talk()
      await report(id)
      const [one] = await waiting()
      expect(await decide(one!.id, decision)).toEqual({ decision })
      expect(await waiting()).toEqual([])
      expect(await subjectsTo('carol@example.com')).toEqual(['What came of your report'])
      expect(await subjectsTo('marisol@example.com')).toEqual(told)
      const again = (await server.as('caregiver')).call(sendMessage, { id, body: { message: 'Hello?' } })
      expect(await kindOf(again)).toBe(frozen ? 'forbidden' : 'answered')
      await report(id)
      const [next] = await waiting()
      expect(await (await server.as('staff')).call(getMessageReport, { id: next!.id })).toMatchObject({
        frozen,
        before: decision === 'nothing' ? 0 : 1,
      })
      if (frozen)
        await (
          await server.as('staff')
        ).call(freezeMessaging, { user_id: actors.caregiver, body: { frozen: false } })
    },
  )

  it('is decided once, whoever is quicker', async () => {
    await report(await talk())
    const [one] = await waiting()
    const both = await Promise.all([kindOf(decide(one!.id, 'warned')), kindOf(decide(one!.id, 'nothing'))])
    expect(both.filter((kind) => kind === 'conflict')).toHaveLength(1)
    expect(await subjectsTo('carol@example.com')).toHaveLength(1)
    expect(await kindOf((await server.as('staff')).call(getMessageReport, { id: one!.id }))).toBe('notFound')
  })

  it('stands in the trail of both as a look at their account', async () => {
    await report(await talk())
    const [one] = await waiting()
    await (await server.as('staff')).call(getMessageReport, { id: one!.id })
    for (const who of ['family', 'caregiver'] as const) {
      const { entries } = await (await server.as(who)).call(listOwnTrail, { query: {} })
      expect(entries[0]).toMatchObject({ action: 'view', subject: 'account' })
    }
  })

  it.each<[ReportDecision, 'view' | 'change']>([
    ['nothing', 'view'],
    ['warned', 'view'],
    ['frozen', 'change'],
  ])('that is decided with %s stands in the trail of whom it is about as a %s', async (decision, action) => {
    await report(await talk())
    const [one] = await waiting()
    await decide(one!.id, decision)
    const latestOf = async (who: Actor) =>
      (await (await server.as(who)).call(listOwnTrail, { query: {} })).entries[0]
    expect(await latestOf('caregiver')).toMatchObject({ action, subject: 'account' })
    expect(await latestOf('family')).toMatchObject({ action: 'view', subject: 'account' })
  })

  it('goes with whoever leaves', async () => {
    const id = await talk()
    await report(id)
    await report(id, false, 'caregiver')
    expect(await waiting()).toHaveLength(2)
    await (await server.as('family')).call(deleteAccount, { body: { password: 'homecare-demo-1' } })
    expect(await server.db.select().from(messageReports)).toEqual([])
  })
})
