import {
  decideReview,
  getReviewToRead,
  isReviewVerdict,
  listReviewsToRead,
  type ReviewToRead,
  type ReviewVerdict,
} from '@homecare/sdk/reviews'
import type { Locale } from '@homecare/sdk/kit'
import { reviewErrorTexts as wrong } from '@homecare/sdk/texts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { reviewReports, reviews } from '../tables/caregivers.ts'
import { tellOfVerdict } from './letters.ts'
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
      return { next: await toRead(tx, row.id, readsIn) }
    })
  })
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
    await change(tx, row.id, {
      ...(decision === 'shown' ? { approved: true } : { returned_note: note!.trim() }),
      changed_at: at,
    })
  },
  answer: (tx, row, { decision, note }, { at }) =>
    change(tx, row.id, {
      answer_state: decision === 'shown' ? 'shown' : 'returned',
      answer_note: decision === 'shown' ? null : note!.trim(),
      changed_at: at,
    }),
  async report(tx, row, { decision, reason }, { at, by }) {
    if (decision === 'removed') await takeAway(tx, row.id, reason, at)
    await tx
      .update(reviewReports)
      .set({ decision: decision === 'removed' ? 'removed' : 'kept', decided_at: at, decided_by: by })
      .where(and(eq(reviewReports.review_id, row.id), isNull(reviewReports.decision)))
  },
}

const change = async (tx: Tx, id: number, set: Partial<typeof reviews.$inferInsert>): Promise<void> => {
  await tx.update(reviews).set(set).where(eq(reviews.id, id))
}

const takeAway = (tx: Tx, id: number, reason: ReviewVerdict['reason'], at: Date) =>
  change(tx, id, { approved: false, removed_at: at, removed_reason: reason!, changed_at: at })

async function toRead(db: Db | Tx, id: number, locale: Locale): Promise<ReviewToRead | null> {
  const [review] = await reviewsToRead(db, locale, { most: 1, id })
  return review ?? null
}
