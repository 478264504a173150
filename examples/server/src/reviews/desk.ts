import {
  decideReview,
  getReviewToRead,
  isReviewVerdict,
  listReviewsToRead,
  type ReviewToRead,
  takeBackReviewDecision,
  type ReviewAsk,
  type ReviewVerdict,
} from '@homecare/sdk/reviews'
import type { Locale } from '@homecare/sdk/kit'
import { reviewErrorTexts as wrong } from '@homecare/sdk/texts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { reviewReports, reviews } from '../tables/caregivers.ts'
import { tellOfTakingBack, tellOfVerdict } from './letters.ts'
import { countReviews } from './rating.ts'
import { reviewsToRead, seenOf, type ReviewRow } from './rows.ts'

/** So many are decided before the list is asked for again. */
const mostToRead = 50

/** What our staff do with reviews, with answers to them, and with those that are reported. */
export function answerReviewDesk(routes: Routes): void {
  const staff = only('staff')

  routes.on(listReviewsToRead, staff, ({ db, readsIn }) => reviewsToRead(db, readsIn, { most: mostToRead }))

  routes.on(getReviewToRead, staff, async ({ db, params, readsIn }) => {
    const review = await toRead(db, params.id, readsIn)
    if (!review) throw refuse.notFound()
    return review
  })

  routes.on(decideReview, staff, ({ db, deps, session: { user }, params, body, now, readsIn }) => {
    if (!isReviewVerdict(body)) throw refuse.invalid({ decision: [wrong.incomplete] })
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(reviews).where(eq(reviews.id, params.id)).for('update')
      if (!row) throw refuse.notFound()
      const waits = await toRead(tx, row.id, readsIn)
      if (!waits?.asks.includes(body.about) || seenOf(row) !== body.seen) throw refuse.conflict(wrong.moved)
      await carryOut[body.about](tx, row, body, { at: new Date(now), by: user.id })
      await countReviews(tx, row.caregiver_id)
      await tellOfVerdict(deps, row, body)
      const [decided] = await tx.select().from(reviews).where(eq(reviews.id, row.id))
      return { next: await toRead(tx, row.id, readsIn), seen: seenOf(decided!) }
    })
  })

  routes.on(takeBackReviewDecision, staff, ({ db, deps, params, body: { about, seen }, readsIn }) =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(reviews).where(eq(reviews.id, params.id)).for('update')
      if (!row) throw refuse.notFound()
      if (seenOf(row) !== seen || !(await takeBack[about](tx, row))) throw refuse.conflict(wrong.moved)
      await countReviews(tx, row.caregiver_id)
      await tellOfTakingBack(deps, row, about)
      return (await toRead(tx, row.id, readsIn))!
    }),
  )
}

interface Decided {
  readonly at: Date
  readonly by: number
}

/** What a decision makes of the rows, by what it is about. */
const carryOut: Readonly<
  Record<
    ReviewVerdict['about'],
    (tx: Tx, row: ReviewRow, verdict: ReviewVerdict, on: Decided) => Promise<void>
  >
> = {
  async words(tx, row, { decision, reason, note }, { at }) {
    if (decision === 'removed') return takeAway(tx, row.id, reason, at)
    await change(tx, row.id, decision === 'shown' ? { approved: true } : { returned_note: note!.trim() })
  },
  answer: (tx, row, { decision, note }) =>
    change(tx, row.id, {
      answer_state: decision === 'shown' ? 'shown' : 'returned',
      answer_note: decision === 'shown' ? null : note!.trim(),
    }),
  async report(tx, row, { decision, reason }, { at, by }) {
    if (decision === 'removed') await takeAway(tx, row.id, reason, at)
    await tx
      .update(reviewReports)
      .set({ decision: decision === 'removed' ? 'removed' : 'kept', decided_at: at, decided_by: by })
      .where(and(eq(reviewReports.review_id, row.id), isNull(reviewReports.decision)))
  },
}

/** What taking the last decision back makes of the rows, by what it was about; false where nothing is decided on it. */
const takeBack: Readonly<Record<ReviewAsk, (tx: Tx, row: ReviewRow) => Promise<boolean>>> = {
  async words(tx, row) {
    if (!row.approved && row.removed_at === null && row.returned_note === null) return false
    // One that was taken off the profile after a report is decided by that.
    if (row.removed_at !== null && (await lastReport(tx, row.id))?.decision === 'removed') return false
    await change(tx, row.id, unread)
    return true
  },
  async answer(tx, row) {
    if (!row.approved || row.answer_state === null || row.answer_state === 'waits') return false
    await change(tx, row.id, { answer_state: 'waits', answer_note: null })
    return true
  },
  async report(tx, row) {
    const report = await lastReport(tx, row.id)
    if (!report?.decision) return false
    await tx
      .update(reviewReports)
      .set({ decision: null, decided_at: null, decided_by: null })
      .where(eq(reviewReports.id, report.id))
    if (report.decision === 'removed') await change(tx, row.id, { ...unread, approved: true })
    return true
  },
}

const unread = { approved: false, returned_note: null, removed_at: null, removed_reason: null } as const

async function lastReport(tx: Tx, id: number) {
  const [report] = await tx
    .select()
    .from(reviewReports)
    .where(eq(reviewReports.review_id, id))
    .orderBy(desc(reviewReports.id))
    .limit(1)
  return report
}

const change = async (tx: Tx, id: number, set: Partial<typeof reviews.$inferInsert>): Promise<void> => {
  await tx.update(reviews).set(set).where(eq(reviews.id, id))
}

const takeAway = (tx: Tx, id: number, reason: ReviewVerdict['reason'], at: Date) =>
  change(tx, id, { approved: false, removed_at: at, removed_reason: reason! })

async function toRead(db: Db | Tx, id: number, locale: Locale): Promise<ReviewToRead | null> {
  const [review] = await reviewsToRead(db, locale, { most: 1, id })
  return review ?? null
}
