import { isCallOpen, type AdvisorCall, type AdvisorCallState, type CallToMake } from '@homecare/sdk/families'
import { desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { fullName, shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { advisorCallAttempts, advisorCalls } from '../tables/asking/advisorCalls.ts'

export type CallRow = typeof advisorCalls.$inferSelect

/** The last call that a family asked for; locked, so that what is done with it comes one after the other. */
export async function lastCall(db: Db | Tx, familyId: number, lock = false): Promise<CallRow | null> {
  const query = db
    .select()
    .from(advisorCalls)
    .where(eq(advisorCalls.family_id, familyId))
    .orderBy(desc(advisorCalls.id))
    .limit(1)
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

/** Where the last call stands that a family asked for; null where it never did, or took it back. */
export async function callStanding(
  db: Db | Tx,
  familyId: number,
): Promise<Exclude<AdvisorCallState, 'withdrawn'> | null> {
  const last = await lastCall(db, familyId)
  return last === null || last.state === 'withdrawn' ? null : last.state
}

/** Whether a call of a family is still to be made. */
export const isStillToMake = (row: Pick<CallRow, 'state'> | null): boolean =>
  row !== null && isCallOpen(row.state)

/** A call with the tries to reach its family. */
export async function callOf(db: Db | Tx, row: CallRow): Promise<AdvisorCall> {
  return wireOf(row, (await attemptsOf(db, [row.id])).get(row.id) ?? [])
}

/** Calls with their families, of those who are still here, in an order. */
export async function callsToMake(
  db: Db | Tx,
  where: SQL | undefined,
  order: SQL,
  most: number,
): Promise<CallToMake[]> {
  const rows = await db
    .select({ call: advisorCalls, family: users })
    .from(advisorCalls)
    .innerJoin(users, eq(users.id, advisorCalls.family_id))
    .where(where)
    .orderBy(order, advisorCalls.id)
    .limit(most)
  const attempts = await attemptsOf(
    db,
    rows.map(({ call }) => call.id),
  )
  return rows.map(({ call, family }) => ({
    ...wireOf(call, attempts.get(call.id) ?? []),
    family: { id: family.id, name: fullName(family), city: family.city, state: family.state },
  }))
}

type Attempt = AdvisorCall['attempts'][number]

/** The tries of calls, of each the latest first. */
async function attemptsOf(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Attempt[]>> {
  const found = new Map<number, Attempt[]>()
  if (ids.length === 0) return found
  const rows = await db
    .select({ attempt: advisorCallAttempts, by: users })
    .from(advisorCallAttempts)
    .leftJoin(users, eq(users.id, advisorCallAttempts.by_user))
    .where(inArray(advisorCallAttempts.call_id, [...ids]))
    .orderBy(desc(advisorCallAttempts.id))
  for (const { attempt, by } of rows) {
    const name = by === null || by.deleted_at !== null ? null : shortName(by)
    const all = found.get(attempt.call_id) ?? []
    all.push({ at: attempt.at.toISOString(), by: name, reached: attempt.reached })
    found.set(attempt.call_id, all)
  }
  return found
}

function wireOf(row: CallRow, attempts: Attempt[]): AdvisorCall {
  const { id, kind, state, times, time_zone, phone, note, asked_at, version } = row
  return {
    ...{ id, kind, state, time_zone, phone, note, version, attempts },
    times: [...times],
    asked_at: asked_at.toISOString(),
  }
}
