import { updateSettings } from '@homecare/sdk/account'
import { inviteCaregiver } from '@homecare/sdk/caregivers'
import { markConversationRead, sendMessage, startConversation } from '@homecare/sdk/chat'
import { acceptApplicant, answerUndoMs, undoApplicantAnswer } from '@homecare/sdk/families'
import { verifyDocument } from '@homecare/sdk/documents'
import { applyToJob } from '@homecare/sdk/jobs'
import type { NoticeKind, NoticeSettingsChange } from '@homecare/sdk/notices'
import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertJob } from '../jobs/testing/insertJob.ts'
import { outbox, users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { documentFiles, documents } from '../tables/documents.ts'
import { notices } from '../tables/notices.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { ringAfterQuiet } from './ring.ts'
import { tell, type Notice } from './tell.ts'

const server = smallWorld()
const marisol = actors.caregiver
/** It is noon in London when the clock starts: four in the morning in California. */
const hour = 3_600_000
beforeEach(async () => {
  server.change()
  await server.db.delete(outbox)
  await server.db.delete(notices)
  await server.db.update(users).set({ phone_verified: true, state: 'CA' }).where(eq(users.id, marisol))
})

const choose = async (who: Actor, change: NoticeSettingsChange) =>
  (await server.as(who)).call(updateSettings, { body: { notices: change } })
const byText = (...kinds: NoticeKind[]): NoticeSettingsChange => ({
  choices: Object.fromEntries(kinds.map((kind) => [kind, ['text']])),
  // Hours that the clock of these tests is not in.
  ...{ quiet_from: '00:00', quiet_until: '00:00' },
})
const sent = async (channel: 'mail' | 'sms') =>
  (await server.db.select().from(outbox).where(eq(outbox.channel, channel)).orderBy(asc(outbox.id))).map(
    ({ subject, body }) => (channel === 'mail' ? subject : body),
  )
const event = (given: Partial<Notice> = {}): Notice => ({
  ...{ to: marisol, kind: 'offers', event: 'shift 17 assigned', page: '/openshifts' },
  ...{ subject: 'A shift for you', body: ['All about it'], short: 'You have been given a shift.' },
  ...given,
})

describe('of one event somebody is told', () => {
  test('once, however often and by however many at once', async () => {
    await choose('caregiver', byText('offers'))
    await Promise.all([1, 2, 3].map(() => tell(server.deps, event())))
    await tell(server.deps, event())
    expect(await sent('sms')).toHaveLength(1)
    await tell(server.deps, event({ event: 'shift 18 assigned' }))
    expect(await sent('sms')).toHaveLength(2)
  })

  test('not at all where what it tells of is taken back', async () => {
    await expect(
      server.db.transaction(async () => {
        await tell(server.deps, event())
        throw new Error('The deed failed')
      }),
    ).rejects.toThrow('The deed failed')
    expect([await sent('mail'), await server.db.$count(notices)]).toEqual([[], 0])
  })

  test('by mail alone before they have chosen, by what they chose then, and by nothing where they chose that', async () => {
    await tell(server.deps, event({ event: 'one' }))
    expect([await sent('mail'), await sent('sms')]).toEqual([['A shift for you'], []])
    await choose('caregiver', byText('offers'))
    await tell(server.deps, event({ event: 'two' }))
    const [text] = await sent('sms')
    expect(text).toMatch(/^Homecare: You have been given a shift\.\nhttp\S+\/openshifts$/)
    expect(await sent('mail')).toHaveLength(1)
    await choose('caregiver', { choices: { offers: [] } })
    await tell(server.deps, event({ event: 'three' }))
    expect([await sent('mail'), await sent('sms')]).toMatchObject([{ length: 1 }, { length: 1 }])
  })

  test('never by text message on a phone that is not verified', async () => {
    await choose('caregiver', byText('offers'))
    await server.db.update(users).set({ phone_verified: false }).where(eq(users.id, marisol))
    await tell(server.deps, event())
    expect([await sent('mail'), await sent('sms')]).toEqual([[], []])
  })

  test('by text message to a family once it has verified its phone', async () => {
    const chosen = await choose('otherFamily', byText('offers'))
    expect(chosen.notices.ways).toContain('text')
    const to = actors.otherFamily
    await server.db.update(users).set({ phone_verified: false, phone: '5105550199' }).where(eq(users.id, to))
    await tell(server.deps, event({ to, event: 'before' }))
    expect(await sent('sms')).toEqual([])
    await server.db.update(users).set({ phone_verified: true }).where(eq(users.id, to))
    await tell(server.deps, event({ to, event: 'after' }))
    expect(await sent('sms')).toHaveLength(1)
  })

  test('nothing of where they cannot be concerned, and a kind that is not theirs is not kept', async () => {
    const { notices: kept } = await choose('otherFamily', {
      choices: { jobs_nearby: ['mail'], offers: ['mail'] },
    })
    expect(Object.keys(kept.choices)).toEqual([
      ...['offers', 'messages', 'documents', 'timesheets', 'care_plans', 'calls', 'new_caregivers'],
    ])
    expect(kept.choices.offers).toEqual(['mail'])
  })
})

describe('quiet hours', () => {
  const quiet = { choices: { offers: ['text' as const], messages: ['text' as const] } }
  const at = (iso: string) => server.clock.advance(Date.parse(iso) - server.clock.now())
  const until = async (iso: string) => {
    at(iso)
    await ringAfterQuiet(server.deps)
    return sent('sms')
  }

  test.each([
    ['CA', '2026-11-22T05:00:00Z', '2026-11-22T15:59:00Z', '2026-11-22T16:00:00Z'],
    ['NY', '2026-11-22T05:00:00Z', '2026-11-22T12:59:00Z', '2026-11-22T13:00:00Z'],
    // The clocks go forward this night.
    ['CA', '2027-03-14T06:00:00Z', '2027-03-14T14:59:00Z', '2027-03-14T15:00:00Z'],
    ['NY', '2027-03-14T06:00:00Z', '2027-03-14T11:59:00Z', '2027-03-14T12:00:00Z'],
  ])('in %s keep a text message of %s back at %s, and let it go at %s', async (state, now, before, end) => {
    await server.db.update(users).set({ state }).where(eq(users.id, marisol))
    await choose('caregiver', quiet)
    at(now)
    await tell(server.deps, event())
    expect(await sent('sms')).toEqual([])
    expect(await until(before)).toEqual([])
    expect(await until(end)).toHaveLength(1)
    await ringAfterQuiet(server.deps)
    expect(await sent('sms')).toHaveLength(1)
  })

  test('make one of several of a kind, and a letter does not wait', async () => {
    await choose('caregiver', { choices: { offers: ['mail', 'text'], messages: ['text'] } })
    for (const id of [1, 2, 3]) await tell(server.deps, event({ event: `shift ${id}` }))
    await tell(server.deps, event({ event: 'words', kind: 'messages', short: 'You have a message.' }))
    expect([await sent('mail'), await sent('sms')]).toMatchObject([{ length: 3 }, []])
    const together = await until('2026-11-21T16:00:00Z')
    expect(together).toHaveLength(2)
    expect(together[0]).toContain('You have 3 updates about shifts and jobs.')
    expect(together[1]).toContain('You have a message.')
  })

  test('are over at once for a shift that begins soon, where the person agreed to that', async () => {
    await choose('caregiver', quiet)
    const starts = new Date(server.clock.now() + 6 * hour)
    await tell(server.deps, event({ event: 'one', starts }))
    expect(await sent('sms')).toEqual([])
    await choose('caregiver', { urgent_at_night: true })
    await tell(server.deps, event({ event: 'two', starts }))
    expect(await sent('sms')).toHaveLength(1)
    await tell(server.deps, event({ event: 'three', starts: new Date(server.clock.now() + 24 * hour) }))
    expect(await sent('sms')).toHaveLength(1)
  })

  test('drop what is of no use at their end, and what somebody does not want any more', async () => {
    await choose('caregiver', quiet)
    await tell(server.deps, event({ event: 'gone', starts: new Date(server.clock.now() + hour) }))
    await tell(server.deps, event({ event: 'unwanted', kind: 'messages' }))
    await choose('caregiver', { choices: { messages: [] } })
    expect(await until('2026-11-21T16:00:00Z')).toEqual([])
  })
})

describe('what has happened is told', () => {
  test('to a family: who applied; and to a caregiver: who invites them', async () => {
    const id = await insertJob(server, {})
    await (await server.as('caregiver')).call(applyToJob, { id })
    expect(await sent('mail')).toEqual([expect.stringContaining('has applied to your job')])
    await choose('otherCaregiver', byText('offers'))
    await server.db.update(users).set({ phone_verified: true }).where(eq(users.id, actors.otherCaregiver))
    const family = await server.as('family')
    for (let time = 0; time < 2; time++)
      await family.call(inviteCaregiver, {
        id: actors.otherCaregiver,
        body: { job_id: id, note: 'My aunt has dementia' },
      })
    const [text, ...more] = await sent('sms')
    expect(more).toEqual([])
    expect(text).toContain('A family in')
    expect(text).not.toMatch(/dementia|aunt|Carol/)
  })

  test('to an applicant: the answer of a family, once it cannot be taken back, and never where it was', async () => {
    await choose('caregiver', byText('offers'))
    const [kept, undone] = [await insertJob(server, {}), await insertJob(server, {})]
    const caregiver = await server.as('caregiver')
    for (const id of [kept, undone]) await caregiver.call(applyToJob, { id })
    const family = await server.as('family')
    const to = (id: number) => ({ id, caregiver_id: marisol })
    await family.call(acceptApplicant, to(kept))
    await family.call(acceptApplicant, to(undone))
    await family.call(undoApplicantAnswer, to(undone))
    await ringAfterQuiet(server.deps)
    expect(await sent('sms')).toEqual([])
    server.clock.advance(answerUndoMs)
    await ringAfterQuiet(server.deps)
    await ringAfterQuiet(server.deps)
    expect(await sent('sms')).toEqual([expect.stringContaining('A family accepted your application')])
  })

  test('of messages that waited for an hour, once until they are read', async () => {
    const family = await server.as('family')
    const { id } = await family.call(startConversation, {
      body: { to_user: actors.otherCaregiver, message: 'secret words' },
    })
    const unread = async () =>
      (await sent('mail')).filter((subject) => subject.includes('wrote to you')).length
    await server.notice()
    const before = await unread()
    server.clock.advance(hour)
    await server.notice()
    await server.notice()
    const after = await unread()
    expect(after).toBe(before + 1)
    const again = await server.as('family')
    await again.call(sendMessage, { id, body: { message: 'And more' } })
    server.clock.advance(hour)
    await server.notice()
    expect(await unread()).toBe(after)
    const caregiver = await server.as('otherCaregiver')
    await caregiver.call(markConversationRead, { id, body: { message_id: 1_000_000 } })
    await (await server.as('family')).call(sendMessage, { id, body: { message: 'News' } })
    server.clock.advance(hour)
    await server.notice()
    expect(await unread()).toBe(after + 1)
    const letters = await server.db.select().from(outbox).where(eq(outbox.channel, 'mail')).orderBy(outbox.id)
    expect(letters.some(({ body }) => body.includes('secret'))).toBe(false)
  })

  test('of work nearby to those who asked, by its number, once a day, outside their quiet hours', async () => {
    const { area_latitude, area_longitude, latitude, longitude } = (
      await server.db.select().from(users).where(eq(users.id, marisol))
    )[0]!
    await server.db
      .update(caregivers)
      .set({ provider_types: [0] })
      .where(eq(caregivers.id, marisol))
    const near = async () =>
      insertJob(server, {
        ...{ latitude, longitude, area_latitude, area_longitude, provider_type: 0 },
        created_at: new Date(server.clock.now()),
      } as never)
    await near()
    await server.notice()
    await choose('caregiver', { choices: { jobs_nearby: ['mail'] } })
    const told = async () => (await sent('mail')).filter((subject) => subject.includes('near you'))
    await server.notice()
    // Four in the morning.
    expect(await told()).toEqual([])
    server.clock.advance(6 * hour)
    await near()
    await server.notice()
    server.clock.advance(60_000)
    await near()
    await server.notice()
    expect(await told()).toHaveLength(1)
    expect((await told())[0]).toMatch(/^\d+ new jobs? near you$/)
    server.clock.advance(24 * hour)
    await server.notice()
    expect((await told()).slice(1)).toEqual(['1 new job near you'])
  })

  test('of a document that is verified, and of one that expires soon, of that once', async () => {
    const [row] = await server.db
      .insert(documents)
      .values({
        ...{ user_id: marisol, name: 'TB test', type: 6, expiry_date: '2026-12-10' },
        ...{ uploaded_at: new Date(server.clock.now()), uploaded_by: marisol },
      })
      .returning()
    const file = { document_id: row!.id, place: 1, name: 'tb.pdf', stored_as: 'tb', size: 1 }
    await server.db.insert(documentFiles).values({ ...file, media_type: 'application/pdf' })
    await choose('caregiver', { ...byText('documents'), choices: { documents: ['mail', 'text'] } })
    await (await server.as('staff')).call(verifyDocument, { id: row!.id, body: { action: 'verify' } })
    expect(await sent('mail')).toEqual(['Your document is verified: TB test'])
    expect((await sent('sms')).join()).not.toContain('TB')
    await server.notice()
    await server.notice()
    const own = await server.db
      .select()
      .from(notices)
      .where(and(eq(notices.user_id, marisol), eq(notices.event, `document ${row!.id} expires 2026-12-10`)))
    expect(own).toHaveLength(1)
    expect((await sent('mail')).filter((subject) => subject.includes('expires'))).toContain(
      'Your document expires on 12/10/2026: TB test',
    )
  })
})
