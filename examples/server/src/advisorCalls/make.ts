import { advisorCallTransition, listCallsToMake, noteCallAttempt } from '@homecare/sdk/families'
import { advisorCallErrorTexts as wrong } from '@homecare/sdk/texts'
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import { advisorOf, isAdvisedBy, nobodyAdvises } from '../people/advisor.ts'
import type { SessionUser } from '../people/session.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { advisorCallAttempts, advisorCalls } from '../tables/asking/advisorCalls.ts'
import { tellOfCall } from './letters.ts'
import { callsToMake } from './rows.ts'

/** Who is to make the call of the path: the family's advisor, and staff where it has none. */
const itsAdvisor = owner('call to make', ['care_manager', 'staff'], async ({ db, session, params }) => {
  const { user } = session
  const [call] = await db
    .select({ family: advisorCalls.family_id })
    .from(advisorCalls)
    .where(eq(advisorCalls.id, Number(params['id'])))
  if (!call) return false
  const advisor = await advisorOf(db, call.family)
  return advisor ? advisor.id === user.id : user.role === 'staff'
})

/** What a list shows at most. */
const mostCalls = 200
const openStates = ['asked', 'missed'] as const

/** The calls that somebody is to make, and what came of each try. */
export function answerCallsToMake(routes: Routes): void {
  routes.on(listCallsToMake, only('care_manager', 'staff'), ({ db, session: { user }, query }) => {
    const whose = and(isTheirs(user), isNull(users.deleted_at))
    const { family_id } = query
    return family_id === undefined
      ? callsToMake(db, and(whose, isToMake), sql`${advisorCalls.asked_at}`, mostCalls)
      : callsToMake(
          db,
          and(whose, eq(advisorCalls.family_id, family_id)),
          sql`${advisorCalls.asked_at} desc`,
          mostCalls,
        )
  })

  routes.on(noteCallAttempt, itsAdvisor, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(advisorCalls).where(eq(advisorCalls.id, params.id)).for('update')
      if (!row) throw refuse.notFound()
      const next = advisorCallTransition(row.state, body.reached ? 'reach' : 'miss')
      if (!next) throw new Refusal(409, wrong.over, { current: await oneToMake(tx, row.id) })
      if (row.version !== body.version)
        throw new Refusal(409, wrong.changed, { current: await oneToMake(tx, row.id) })
      const at = new Date(now)
      const [noted] = await tx
        .update(advisorCalls)
        .set({ state: next.to, version: row.version + 1, ...(next.to === 'done' && { closed_at: at }) })
        .where(eq(advisorCalls.id, row.id))
        .returning()
      await tx
        .insert(advisorCallAttempts)
        .values({ call_id: row.id, by_user: user.id, reached: body.reached, at })
      if (!body.reached) await tellOfCall(deps, tx, noted!, 'missed')
      return oneToMake(tx, row.id)
    }),
  )
}

const isToMake: SQL = inArray(advisorCalls.state, [...openStates])

/** Whether somebody is to make the call of a row: the advisor of its family, or staff where nobody advises. */
const isTheirs = ({ id, role }: Pick<SessionUser, 'id' | 'role'>): SQL =>
  role === 'staff' ? nobodyAdvises : isAdvisedBy(advisorCalls.family_id, id)

async function oneToMake(tx: Tx, id: number) {
  const [call] = await callsToMake(tx, eq(advisorCalls.id, id), desc(advisorCalls.id), 1)
  if (!call) throw refuse.notFound()
  return call
}

/** How many calls somebody is to make: part of a statement. */
export const countCallsToMake = (db: Db, whose: Pick<SessionUser, 'id' | 'role'>) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(advisorCalls)
    .innerJoin(users, eq(users.id, advisorCalls.family_id))
    .where(and(isTheirs(whose), isNull(users.deleted_at), isToMake))

/** The calls that the staff are to make: of whom, and since when, as part of a statement. */
export function waitingCallRows(db: Db) {
  return db
    .select({
      id: sql<number>`${advisorCalls.id}`.as('id'),
      person: sql<number>`${users.id}`.as('person'),
      since: sql<Date>`${advisorCalls.asked_at}`.as('since'),
    })
    .from(advisorCalls)
    .innerJoin(users, eq(users.id, advisorCalls.family_id))
    .where(and(nobodyAdvises, isNull(users.deleted_at), isToMake))
}
