import { listReviews } from '@homecare/sdk/caregivers'
import { countWaiting } from '@homecare/sdk/account'
import { getFamilyDashboard } from '@homecare/sdk/families'
import { getOwnPending } from '@homecare/sdk/dashboards'
import { listOwnReviews } from '@homecare/sdk/ownProfile'
import {
  answerReview,
  decideReview,
  getFamilyReview,
  getReviewToRead,
  listReviewsToRead,
  removeFamilyReview,
  reportReview,
  updateFamilyReview,
  takeBackReviewDecision,
  type ReviewAsk,
  type ReviewVerdict,
} from '@homecare/sdk/reviews'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { caregivers, reviewReports, reviews } from '../tables/caregivers.ts'
import { connections } from '../tables/hiring.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
const about = actors.otherCaregiver
const body = { rating: 2, review_text: 'Late twice, and did not call us.' }

beforeEach(async () => {
  const db = server.change()
  await db.delete(reviews).where(eq(reviews.caregiver_id, about))
  await db.update(caregivers).set({ avg_rating: null, reviews_count: 0 }).where(eq(caregivers.id, about))
})

const theirs = and(eq(connections.caregiver_id, about), eq(connections.family_id, actors.otherFamily))
const hire = (days: { start: string; end?: string }, family = actors.otherFamily) =>
  server.db.insert(connections).values({
    ...{ family_id: family, caregiver_id: about, hire_stage: 3 as const },
    ...{ start_date: days.start, end_date: days.end ?? null },
  })
const today = () => new Date(server.clock.now()).toISOString().slice(0, 10)
const write = async (change: Partial<typeof body> = {}, who: Actor = 'otherFamily') =>
  (await server.as(who)).call(updateFamilyReview, { id: about, body: { ...body, ...change } })
const toRead = async () => (await server.as('staff')).call(listReviewsToRead)
const mine = async () => (await toRead()).find(({ person }) => person === about)
const decide = async (verdict: ReviewVerdict, seen?: string) => {
  const waits = (await mine())!
  return (await server.as('staff')).call(decideReview, {
    id: waits.id,
    body: { ...verdict, seen: seen ?? waits.seen },
  })
}
const shown = async () => (await server.as('anonymous')).call(listReviews, { id: about, query: {} })
const own = async () => (await server.as('otherCaregiver')).call(listOwnReviews)
const standing = async () => {
  const [row] = await server.db
    .select({ stars: caregivers.avg_rating, count: caregivers.reviews_count })
    .from(caregivers)
    .where(eq(caregivers.id, about))
  return row
}
const subjectsTo = async (recipient: string) =>
  (
    await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, recipient), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
  ).map(({ subject }) => subject)
/** The address of the family that writes. */
const family = async () => {
  const [row] = await server.db.select().from(users).where(eq(users.id, actors.otherFamily))
  return row!.email
}
const caregiver = 'denise@example.com'
const refused = ['caregiver', 'agencyCaregiver', 'staff', 'facility', 'agency', 'careManager'] as const

const shownReview = async () => {
  await hire({ start: today() })
  await write()
  await decide({ about: 'words', decision: 'shown' })
  return (await own())[0]!.id
}
const answer = async (id: number, text: string | null, who: Actor = 'otherCaregiver') =>
  (await server.as(who)).call(answerReview, { id, body: { answer: text } })
const report = async (id: number, who: Actor = 'otherCaregiver') =>
  (await server.as(who)).call(reportReview, { id, body: { reason: 'untrue', note: ' Never late. ' } })

describe('a review by a family', () => {
  it('is for who has hired them, from the first day on, and after the end too', async () => {
    expect(await (await server.as('otherFamily')).call(getFamilyReview, { id: about })).toEqual({
      ...{ may: false, review: null },
    })
    expect(await kindOf(write())).toBe('forbidden')
    await hire({ start: '2999-01-01' })
    expect(await kindOf(write())).toBe('forbidden')
    await server.db.delete(connections).where(theirs)
    await hire({ start: '2020-01-01', end: '2020-03-01' })
    expect(await write()).toMatchObject({ may: true, review: { rating: 2, state: 'waits' } })
    expect(await kindOf(write({}, 'b2bFamily'))).toBe('forbidden')
    for (const who of refused) expect([who, await kindOf(write({}, who))]).toEqual([who, 'forbidden'])
    expect(await kindOf((await server.as('anonymous')).call(getFamilyReview, { id: about }))).toBe(
      'unauthenticated',
    )
    expect(
      await kindOf((await server.as('otherFamily')).call(updateFamilyReview, { id: 99_999_999, body })),
    ).toBe('notFound')
  })

  it('is read by our team first, and then counts', async () => {
    await hire({ start: today() })
    await write()
    expect((await shown()).records).toBe(0)
    expect(await standing()).toEqual({ stars: null, count: 0 })
    expect((await (await server.as('staff')).call(countWaiting)).reviews).toBeGreaterThan(0)
    const { reviews: pending } = await (await server.as('otherFamily')).call(getOwnPending)
    expect(pending.map(({ queue }) => queue)).toContain('reviews')
    expect(await decide({ about: 'words', decision: 'shown' })).toMatchObject({ next: null })
    expect(await standing()).toEqual({ stars: 2, count: 1 })
    expect((await shown()).data).toMatchObject([{ reviewer: 'Jerome B.', rating: 2, answer: null }])
    expect(await subjectsTo(await family())).toContain('Your review of Denise A. is on the profile')
    expect(await subjectsTo(caregiver)).toContain('Jerome B. wrote a review about you')
  })

  it('is one of a family, read anew when it is changed, and left as it is when it is not', async () => {
    await hire({ start: today() })
    await write()
    await Promise.all([write(), write()])
    await decide({ about: 'words', decision: 'shown' })
    expect(await write()).toMatchObject({ review: { state: 'shown' } })
    expect(await write({ rating: 4 })).toMatchObject({ review: { state: 'waits', rating: 4 } })
    expect(await standing()).toEqual({ stars: null, count: 0 })
    expect(await server.db.$count(reviews, eq(reviews.caregiver_id, about))).toBe(1)
    await server.db.insert(reviews).values({
      ...{ caregiver_id: about, reviewer: 'Susan K.', review_text: 'Kind and punctual, always.' },
      ...{ rating: 5, approved: true, created: new Date(server.clock.now()) },
    })
    await decide({ about: 'words', decision: 'shown' })
    expect(await standing()).toEqual({ stars: 4.5, count: 2 })
    const { review } = await (await server.as('otherFamily')).call(removeFamilyReview, { id: about })
    expect(review).toBeNull()
    expect(await standing()).toEqual({ stars: 5, count: 1 })
  })

  it('is given back with what to change, or not shown for a reason, and can be written anew', async () => {
    await hire({ start: today() })
    await write()
    await decide({ about: 'words', decision: 'returned', note: 'Leave out the street.' })
    const back = await (await server.as('otherFamily')).call(getFamilyReview, { id: about })
    expect(back.review).toMatchObject({ state: 'returned', note: 'Leave out the street.' })
    expect((await (await server.as('otherFamily')).call(getOwnPending)).returned).toContain('reviews')
    expect(await own()).toEqual([])
    expect(await write({ review_text: 'Late twice, without a call.' })).toMatchObject({
      review: { state: 'waits', note: null },
    })
    await decide({ about: 'words', decision: 'removed', reason: 'rude' })
    const gone = await (await server.as('otherFamily')).call(getFamilyReview, { id: about })
    expect(gone.review).toMatchObject({ state: 'removed', reason: 'rude' })
    expect(await subjectsTo(await family())).toContain('Your review of Denise A. is not shown')
    expect(await write()).toMatchObject({ review: { state: 'waits', reason: null } })
  })
})

describe('a family home', () => {
  const asks = async () =>
    (await (await server.as('otherFamily')).call(getFamilyDashboard)).alerts.filter(
      ({ kind }) => kind === 'review_wanted',
    )
  const ago = (days: number) => new Date(server.clock.now() - days * 86_400_000).toISOString().slice(0, 10)

  it.each([
    ['lately', { start: 60, end: 3 }, 1],
    ['long ago', { start: 90, end: 31 }, 0],
    ['not yet', { start: 60, end: 0 }, 0],
    ['before it began', { start: 3, end: 5 }, 0],
  ])('asks about work that ended %s: %#', async (_, { start, end }, count) => {
    await hire({ start: ago(start), end: ago(end) })
    expect(await asks()).toHaveLength(count)
  })

  it('asks no more once something is written, or the two work together again', async () => {
    await hire({ start: ago(60), end: ago(3) })
    expect(await asks()).toMatchObject([{ title: 'How was it with Denise A.?' }])
    await hire({ start: ago(1) })
    expect(await asks()).toEqual([])
    await server.db.delete(connections).where(theirs)
    await hire({ start: ago(60), end: ago(3) })
    await write()
    expect(await asks()).toEqual([])
  })
})

describe('an answer to a review', () => {
  it('is theirs alone to give, and seen once our team has read it', async () => {
    const id = await shownReview()
    expect(await kindOf(answer(id, 'Mine', 'caregiver'))).toBe('notFound')
    for (const who of ['family', 'staff', 'agency', 'facility', 'careManager'] as const)
      expect([who, await kindOf(answer(id, 'Mine', who))]).toEqual([who, 'forbidden'])
    expect(await answer(id, ' There was snow. ')).toMatchObject({
      answer: { text: 'There was snow.', state: 'waits' },
    })
    expect((await shown()).data[0]!.answer).toBeNull()
    expect((await (await server.as('staff')).call(countWaiting)).answers).toBe(1)
    await decide({ about: 'answer', decision: 'returned', note: 'Say sorry first.' })
    expect((await own())[0]!.answer).toEqual({
      ...{ text: 'There was snow.', state: 'returned', note: 'Say sorry first.' },
    })
    expect((await (await server.as('otherCaregiver')).call(getOwnPending)).returned).toContain('answers')
    await answer(id, 'I am sorry: there was snow.')
    await decide({ about: 'answer', decision: 'shown' })
    expect((await shown()).data[0]!.answer?.text).toBe('I am sorry: there was snow.')
    expect(await subjectsTo(await family())).toContain('Denise A. answered your review')
    expect(await answer(id, null)).toMatchObject({ answer: null })
    expect((await shown()).data[0]!.answer).toBeNull()
  })

  it('is given to what is shown alone', async () => {
    const id = await shownReview()
    await write({ rating: 1 })
    expect(await kindOf(answer(id, 'Thank you.'))).toBe('conflict')
    expect(await kindOf(report(id))).toBe('conflict')
  })

  it('may be a report: once until it is decided, kept or taken away with a reason', async () => {
    const id = await shownReview()
    expect(await kindOf(report(id, 'caregiver'))).toBe('notFound')
    expect(await report(id)).toMatchObject({ reported: true })
    expect(await kindOf(report(id))).toBe('conflict')
    expect(await (await server.as('staff')).call(getReviewToRead, { id })).toMatchObject({
      ...{ asks: ['report'], report: { reason: 'untrue', note: 'Never late.' } },
    })
    await decide({ about: 'report', decision: 'kept' })
    expect((await shown()).records).toBe(1)
    expect((await own())[0]!.reported).toBe(false)
    await report(id)
    await decide({ about: 'report', decision: 'removed', reason: 'untrue' })
    expect((await shown()).records).toBe(0)
    expect(await own()).toEqual([])
    expect(await standing()).toEqual({ stars: null, count: 0 })
    expect(await subjectsTo(caregiver)).toContain('What we decided about the review you reported')
    expect(await server.db.$count(reviewReports)).toBe(2)
  })

  it('waits beside a report, each decided by itself', async () => {
    const id = await shownReview()
    await answer(id, 'There was snow.')
    await report(id)
    expect((await mine())!.asks).toEqual(['answer', 'report'])
    expect((await decide({ about: 'answer', decision: 'shown' })).next?.asks).toEqual(['report'])
    expect((await decide({ about: 'report', decision: 'kept' })).next).toBeNull()
  })
})

describe('a decision that was made by mistake', () => {
  const takeBack = async (about: ReviewAsk, decided: { seen: string }, id: number) =>
    (await server.as('staff')).call(takeBackReviewDecision, { id, body: { about, seen: decided.seen } })
  const again = 'We are looking at the review by Jerome B. again'
  const againToFamily = 'We are reading your review of Denise A. again'

  it.each([
    [{ about: 'words', decision: 'shown' }, true],
    [{ about: 'words', decision: 'returned', note: 'Leave out the street.' }, false],
    [{ about: 'words', decision: 'removed', reason: 'rude' }, false],
  ] as const)(
    'is taken back: the words wait again, and who was told hears of it: %j',
    async (verdict, both) => {
      await hire({ start: today() })
      await write()
      const { id, since } = (await mine())!
      server.clock.advance(60_000)
      const decided = await decide(verdict)
      server.clock.advance(60_000)
      // It waits since the family sent it, not since our team took its word back.
      expect(await takeBack('words', decided, id)).toMatchObject({ asks: ['words'], since })
      expect(await standing()).toEqual({ stars: null, count: 0 })
      expect((await subjectsTo(caregiver)).includes(again)).toBe(both)
      expect(await subjectsTo(await family())).toContain(againToFamily)
      // Once, and of what was seen.
      expect(await kindOf(takeBack('words', decided, id))).toBe('conflict')
      await decide({ about: 'words', decision: 'shown' })
    },
  )

  it('is taken back of an answer and of a report', async () => {
    const id = await shownReview()
    await answer(id, 'There was snow.')
    const answered = await decide({ about: 'answer', decision: 'returned', note: 'Say sorry first.' })
    expect((await takeBack('answer', answered, id)).asks).toEqual(['answer'])
    expect(await subjectsTo(caregiver)).toContain(again)
    expect(await subjectsTo(await family())).not.toContain(againToFamily)
    await decide({ about: 'answer', decision: 'shown' })
    await report(id)
    const kept = await decide({ about: 'report', decision: 'kept' })
    expect((await takeBack('report', kept, id)).asks).toEqual(['report'])
    const removed = await decide({ about: 'report', decision: 'removed', reason: 'untrue' })
    expect((await shown()).records).toBe(0)
    expect(await kindOf(takeBack('words', removed, id))).toBe('conflict')
    expect((await takeBack('report', removed, id)).asks).toEqual(['report'])
    expect((await shown()).records).toBe(1)
    expect(await subjectsTo(await family())).toContain(againToFamily)
  })
})

describe('a decision', () => {
  it('is about what was read, whole, once, and by the staff', async () => {
    await hire({ start: today() })
    await write()
    const { id, seen } = (await mine())!
    expect(await kindOf(decide({ about: 'words', decision: 'removed' }))).toBe('invalid')
    expect(await kindOf(decide({ about: 'words', decision: 'kept' }))).toBe('invalid')
    expect(await kindOf(decide({ about: 'report', decision: 'kept' }))).toBe('conflict')
    server.clock.advance(1000)
    await write({ rating: 1 })
    expect(await kindOf(decide({ about: 'words', decision: 'shown' }, seen))).toBe('conflict')
    for (const who of ['family', 'caregiver', 'agency', 'facility', 'careManager'] as const) {
      const verdict = { about: 'words' as const, decision: 'shown' as const, seen }
      const care = await server.as(who)
      const kinds = [
        await kindOf(care.call(decideReview, { id, body: verdict })),
        await kindOf(care.call(listReviewsToRead)),
      ]
      expect([who, ...kinds]).toEqual([who, 'forbidden', 'forbidden'])
    }
    await decide({ about: 'words', decision: 'shown' })
    expect(await kindOf((await server.as('staff')).call(getReviewToRead, { id }))).toBe('notFound')
  })

  it('leaves the reviews of others alone', async () => {
    const before = await server.db.$count(reviews, eq(reviews.caregiver_id, someCaregiver))
    await hire({ start: today() })
    await write()
    await decide({ about: 'words', decision: 'removed', reason: 'off_topic' })
    expect(await server.db.$count(reviews, eq(reviews.caregiver_id, someCaregiver))).toBe(before)
  })
})
