import {
  addWageRate,
  lastRate,
  listWageRates,
  previousRate,
  rateChangeError,
  rateDeletionError,
  removeWageRate,
  updateWageRate,
  wageRateErrors,
  type WageRate,
  type WageRateDraft,
} from '@homecare/sdk/hiring'
import { dayIn, type Text } from '@homecare/sdk/kit'
import { wageRateTexts } from '@homecare/sdk/texts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'
import type { Db, Tx } from '../db/connect.ts'
import { lockedConnection } from './place/placedConnection.ts'
import type { Deps } from '../deps/deps.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { wageRates } from '../tables/hiring.ts'
import { timesheets } from '../tables/money/hours.ts'
import { rateReaders, rateSetter } from './policies.ts'
import { tellOfRate } from './wageRateLetters.ts'
import { payTypeNumber, ratesOf, unitNumber, type ConnectionRate } from './wageRateRows.ts'

/** What is paid in a connection, from day to day: its family sets it, its caregiver and staff read it. */
export function answerWageRates(routes: Routes): void {
  routes.on(listWageRates, rateReaders, ({ db, params }) => wireRates(db, params.id))

  routes.on(addWageRate, rateSetter, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const scene = await lockedScene(tx, user, params.id, now)
      // The same rate once more, as after a press whose answer was lost, is there already.
      if (isThere(scene.rates, body)) return scene.rates
      refuseWrong(wageRateErrors(body, scene))
      await endLast(tx, scene.rates, body)
      const id = await insertRate(tx, params.id, body, user, now)
      return told(tx, deps, { ...scene, user, connectionId: params.id, rateId: id, what: 'set' })
    }),
  )

  routes.on(updateWageRate, rateSetter, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const scene = await lockedScene(tx, user, params.id, now)
      const rate = theRate(scene.rates, params.rateId)
      refuseOf(rateChangeError(scene.rates, rate.id, scene.today))
      const changed = { ...draftOf(rate), ...withoutGaps(body) }
      if (isThere([rate], changed)) return scene.rates
      const others = await withoutRow(tx, scene.rates, rate)
      refuseWrong(wageRateErrors(changed, { ...scene, rates: others }))
      await endLast(tx, others, changed)
      await insertRate(tx, params.id, changed, user, now, rate.id)
      return told(tx, deps, { ...scene, user, connectionId: params.id, rateId: rate.id, what: 'set' })
    }),
  )

  routes.on(removeWageRate, rateSetter, ({ deps, db, session: { user }, params, now }) =>
    db.transaction(async (tx) => {
      const scene = await lockedScene(tx, user, params.id, now)
      const rate = theRate(scene.rates, params.rateId)
      const used = scene.usedUntil !== null && rate.valid_from <= scene.usedUntil
      refuseOf(rateDeletionError(scene.rates, rate.id, used))
      await withoutRow(tx, scene.rates, rate)
      await tellOfRate(deps, { ...scene, user, connectionId: params.id, rate, what: 'deleted' })
      return wireRates(tx, params.id)
    }),
  )
}

/** What a change of rates is judged by, while the connection is locked, so that two presses come one after the other. */
async function lockedScene(tx: Tx, user: SessionUser, connectionId: number, now: number) {
  const { row, place } = await lockedConnection(tx, connectionId)
  const { state, city, county } = place ?? user
  const today = dayIn(row.tzid, new Date(now))
  if (row.hire_stage !== 3) throw refuse.conflict(wageRateTexts.notHired)
  if (row.end_date !== null && row.end_date < today) throw refuse.conflict(wageRateTexts.hasEnded)
  return {
    caregiverId: row.caregiver_id,
    today,
    place: { state: state ?? '', city, county },
    rates: await wireRates(tx, connectionId),
    usedUntil: await usedUntil(tx, connectionId),
  }
}

function refuseOf(error: Text | null): void {
  if (error) throw refuse.conflict(error)
}

function theRate(rates: readonly WageRate[], id: number): WageRate {
  const rate = rates.find((one) => one.id === id)
  if (!rate) throw refuse.notFound()
  return rate
}

const draftOf = ({ pay_type, unit, name, amount, day_hours, valid_from }: WageRate): WageRateDraft => ({
  pay_type: pay_type as WageRateDraft['pay_type'],
  unit: unit as 'hour' | 'day',
  ...(name && { name }),
  ...{ amount, day_hours, valid_from },
})

/** Whether the latest rate of its pay type is this one already. */
function isThere(rates: readonly WageRate[], draft: WageRateDraft): boolean {
  const last = lastRate(rates, draft.pay_type)
  const wanted = rowOf(draft)
  return (
    last !== null &&
    last.valid_from === draft.valid_from &&
    last.amount === wanted.amount &&
    last.unit === wanted.unit &&
    last.name === wanted.name &&
    last.day_hours === wanted.day_hours
  )
}

/** A draft with what is left out of it filled in: what another unit or pay type would need is none of it. */
const rowOf = ({ pay_type, unit = 'hour', name = '', amount, day_hours = null }: WageRateDraft) => ({
  unit,
  amount,
  name: pay_type === 'special' ? name.trim() : '',
  day_hours: unit === 'day' ? day_hours : null,
})

/** The one of its pay type that goes on ends the day before. */
async function endLast(tx: Tx, rates: readonly WageRate[], draft: WageRateDraft): Promise<void> {
  const last = lastRate(rates, draft.pay_type)
  if (!last) return
  await tx
    .update(wageRates)
    .set({ valid: sql`daterange(lower(${wageRates.valid}), ${draft.valid_from}::date)` })
    .where(eq(wageRates.id, last.id))
}

/** Takes a rate away, and lets the previous one go on. Answers the rates that are left. */
async function withoutRow(tx: Tx, rates: readonly WageRate[], rate: WageRate): Promise<WageRate[]> {
  const previous = previousRate(rates, rate)
  await tx.delete(wageRates).where(eq(wageRates.id, rate.id))
  if (previous)
    await tx
      .update(wageRates)
      .set({ valid: sql`daterange(lower(${wageRates.valid}), null)` })
      .where(eq(wageRates.id, previous.id))
  return rates
    .filter((one) => one !== rate)
    .map((one) => (one === previous ? { ...one, valid_to: null } : one))
}

async function insertRate(
  tx: Tx,
  connectionId: number,
  draft: WageRateDraft,
  by: SessionUser,
  now: number,
  id?: number,
): Promise<number> {
  const { unit, amount, name, day_hours } = rowOf(draft)
  const [row] = await tx
    .insert(wageRates)
    .values({
      ...(id !== undefined && { id }),
      connection_id: connectionId,
      pay_type: payTypeNumber(draft.pay_type),
      unit: unitNumber(unit),
      ...{ name, day_hours, amount_cents: amount, created_by: by.id, created_at: new Date(now) },
      valid: sql`daterange(${draft.valid_from}::date, null)`,
    })
    .returning({ id: wageRates.id })
  return row!.id
}

interface Changed {
  readonly user: SessionUser
  readonly caregiverId: number
  readonly connectionId: number
  readonly rateId: number
  readonly what: 'set'
}

async function told(tx: Tx, deps: Deps, { rateId, ...changed }: Changed): Promise<WageRate[]> {
  const rates = await wireRates(tx, changed.connectionId)
  await tellOfRate(deps, { ...changed, rate: theRate(rates, rateId) })
  return rates
}

/** The rates of a connection as they go over the wire. */
export const wireRates = async (db: Db | Tx, connectionId: number): Promise<WageRate[]> =>
  (await ratesOf(db, [connectionId])).map(wireOf)

const wireOf = ({ connection_id: _, ...rate }: ConnectionRate): WageRate => rate

/** The last day of a connection's timesheets that were handed in, whose pay is settled at the rates of then; null for none. */
async function usedUntil(tx: Tx, connectionId: number): Promise<string | null> {
  const [row] = await tx
    .select({ day: sql<string | null>`(max(upper(${timesheets.days})) - 1)::text` })
    .from(timesheets)
    .where(and(eq(timesheets.connection_id, connectionId), inArray(timesheets.status, [1, 2, 3, 4, 6])))
  return row?.day ?? null
}
