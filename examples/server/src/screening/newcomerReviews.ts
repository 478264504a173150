import { say, type Locale } from '@homecare/sdk/kit'
import {
  newcomerAnswerWords,
  decideNewcomer,
  getNewcomer,
  listNewcomers,
  newcomerQuestions,
  screeningStepsToDo,
  type Newcomer,
  type NewcomerList,
  type NewcomerRow,
} from '@homecare/sdk/screening'
import { screeningErrorTexts } from '@homecare/sdk/texts'
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Db, Tx } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import { fullName } from '../people/person.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { screenings } from '../tables/screening.ts'
import { screeningServerTexts as words } from './texts.ts'

const staff = only('staff')
/** What a list shows at most. */
const mostShown = 200

/** What the staff do with screenings that were handed in: read them, accept them, or ask for a change. */
export function answerNewcomerReviews(routes: Routes): void {
  routes.on(listNewcomers, staff, async ({ db, query }) =>
    (await rowsOf(db, query.show ?? 'open')).map(summaryOf),
  )

  routes.on(getNewcomer, staff, ({ db, params, readsIn }) => newcomerOf(db, params.id, readsIn))

  routes.on(decideNewcomer, staff, ({ db, params, body, now, readsIn, deps }) => {
    const note = body.note?.trim() ?? ''
    const isReturned = body.decision === 'returned'
    if (isReturned && !note) throw refuse.invalid({ note: [screeningErrorTexts.returnNote] })
    return db.transaction(async (tx) => {
      const [saved] = await tx
        .select()
        .from(screenings)
        .where(eq(screenings.caregiver_id, params.id))
        .for('update')
      if (!saved?.submitted_at || saved.decision || saved.submitted_at.toISOString() !== body.submitted_at)
        throw refuse.conflict(screeningErrorTexts.notHandedIn)
      await tx
        .update(screenings)
        .set({
          decision: body.decision,
          decided_at: new Date(now),
          note: isReturned ? note : null,
          ...(isReturned && { submitted_at: null, step: screeningStepsToDo[0] }),
        })
        .where(eq(screenings.caregiver_id, params.id))
      const [user] = await tx.select().from(users).where(eq(users.id, params.id))
      const [subject, text] = isReturned
        ? [words.askedSubject, words.askedBody]
        : [words.acceptedSubject, words.acceptedBody]
      if (user) await inform(deps, user, subject, text, pageUrl(deps.config, '/screen'))
      return newcomerOf(tx, params.id, readsIn)
    })
  })
}

/** Handed in and not decided: rows of `id`, `person` and `since`. */
export function waitingNewcomerRows(db: Db) {
  return db
    .select({
      id: sql<number>`${screenings.caregiver_id}`.as('id'),
      person: sql<number>`${screenings.caregiver_id}`.as('person'),
      since: sql<Date>`${screenings.submitted_at}`.as('since'),
    })
    .from(screenings)
    .innerJoin(users, eq(users.id, screenings.caregiver_id))
    .where(waits)
}

const waits = and(isNotNull(screenings.submitted_at), isNull(screenings.decision), isNull(users.deleted_at))
const isDone = and(isNotNull(screenings.decision), isNull(users.deleted_at))

const selected = (db: Db | Tx) =>
  db
    .select({ screening: screenings, user: users })
    .from(screenings)
    .innerJoin(users, eq(users.id, screenings.caregiver_id))

type Selected = Awaited<ReturnType<typeof rowsOf>>[number]

function rowsOf(db: Db, show: NewcomerList) {
  return selected(db)
    .where(show === 'open' ? waits : isDone)
    .orderBy(show === 'open' ? asc(screenings.submitted_at) : desc(screenings.decided_at))
    .limit(mostShown)
}

function summaryOf({ screening, user }: Selected): NewcomerRow {
  return {
    caregiver_id: user.id,
    name: fullName(user),
    city: user.city,
    state: user.state,
    submitted_at: screening.submitted_at?.toISOString() ?? null,
    decision: screening.decision,
    decided_at: screening.decided_at?.toISOString() ?? null,
  }
}

/** What was not handed in is nobody's to read: of what was given back, that it was, and the note. */
async function newcomerOf(db: Db | Tx, id: number, locale: Locale): Promise<Newcomer> {
  const [row] = await selected(db).where(and(eq(screenings.caregiver_id, id), or(waits, isDone)))
  if (!row) throw refuse.notFound()
  const { answers, note, submitted_at } = row.screening
  return {
    ...summaryOf(row),
    note,
    answers: (submitted_at ? newcomerQuestions : []).map((question) => ({
      id: question.id,
      question: say(locale, question.text),
      answer: newcomerAnswerWords(locale, question, answers[question.id]),
    })),
  }
}
