import {
  carePlaceRecord,
  getCarePlace,
  placeMoves,
  placeWageError,
  updateCarePlace,
  type CarePlace,
  type CarePlaceMoved,
} from '@homecare/sdk/hiring'
import { dayIn } from '@homecare/sdk/kit'
import { carePlaceErrorTexts as wrong, connectionErrorTexts } from '@homecare/sdk/texts'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { memberOf } from '../calls/policy.ts'
import type { Tx } from '../db/connect.ts'
import { connectionFor } from '../hiring/connections.ts'
import { lockedConnection, placedConnection } from '../hiring/place/placedConnection.ts'
import { sidesOf } from '../hiring/policies.ts'
import { ratesOf } from '../hiring/wageRateRows.ts'
import { unlessBooked } from '../people/bookings.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { unseal } from '../secrets/secret.ts'
import { carePlaces, connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords } from '../tables/shifts.ts'
import { accessPurpose, type PlaceRow } from './offers.ts'
import { carePlaceOf } from './place.ts'
import { tellOfPlace } from './placeLetters.ts'

type ConnectionRow = typeof connections.$inferSelect
type VisitRow = typeof connectionShifts.$inferSelect
type NewPlace = Awaited<ReturnType<typeof carePlaceOf>>

const itsFamily = memberOf('connection', sidesOf, ['family'])

/** Where the care of a connection is given, which its family may change from one day to the next. */
export function answerCarePlace(routes: Routes): void {
  routes.on(getCarePlace, itsFamily, async ({ db, deps, session: { user }, params }) => {
    const { row, place } = await placedConnection(db, params.id)
    return row.hire_stage === 3 ? wireOf(deps.config.secret!, place, user, row) : null
  })

  routes.on(updateCarePlace, itsFamily, async ({ db, deps, session: { user }, params, query, body, now }) => {
    const isDry = query.dry === 1
    // Looked up before anything is locked: a provider of addresses takes its time.
    const place = await carePlaceOf(deps, isDry ? { ...body, address_as_typed: true } : body)
    return db.transaction(async (tx) => {
      const { row, place: known } = await lockedConnection(tx, params.id)
      await refuseWhereItStays(tx, row, now)
      const secret = deps.config.secret!
      const before = wireOf(secret, known, user, row)
      refuseStale(carePlaceRecord, body, before)
      const today = dayIn(place.time_zone, new Date(now))
      refuseWrong({ city: placeWageError(await ratesOf(tx, [row.id]), place, today) ?? undefined })
      const after: CarePlace = { ...wireOf(secret, place, user, row), time_zone: place.time_zone }
      const visits = await visitsAhead(tx, row.id, now)
      const { moved, kept, moves } = placeMoves(visits, {
        ...{ from: row.tzid, to: place.time_zone, now: new Date(now) },
      })
      const answer = { place: after, moves, kept: kept.length }
      if (isDry) return { ...answer, connection: null }
      const connectionNow = () => connectionFor(tx, user, row.id, now)
      // Pressed twice is once.
      if (isSame(before, after)) return { ...answer, connection: await connectionNow() }
      const id = await takePlace(tx, row, user.id, place, now)
      await moveVisits(tx, moved)
      await tellOfPlace(deps, tx, user, { connectionId: row.id, placeId: id, place: after, moves })
      return { ...answer, connection: await connectionNow() } satisfies CarePlaceMoved
    })
  })
}

/** A place as its family reads it. */
function wireOf(
  secret: string,
  place: PlaceRow | NewPlace | null,
  user: SessionUser,
  { tzid }: ConnectionRow,
): CarePlace {
  const { address, address2, city, state, zip_code } = place ?? user
  const note = place?.access_note ?? ''
  return {
    ...{ address, address2, city, state, zip_code },
    access_note: note === '' ? '' : unseal(secret, accessPurpose, note),
    time_zone: place?.time_zone ?? tzid,
  }
}

const isSame = (one: CarePlace, other: CarePlace) =>
  (['address', 'address2', 'city', 'state', 'zip_code', 'access_note', 'time_zone'] as const).every(
    (part) => one[part] === other[part],
  )

/** A place stays where nobody is hired, or not any more, and while somebody is at work there. */
async function refuseWhereItStays(tx: Tx, row: ConnectionRow, now: number): Promise<void> {
  if (row.hire_stage === 2) throw refuse.conflict(connectionErrorTexts.offerWaits)
  if (row.hire_stage < 3) throw refuse.conflict(wrong.notHired)
  if (row.end_date !== null && row.end_date < dayIn(row.tzid, new Date(now)))
    throw refuse.conflict(connectionErrorTexts.hasEnded)
  const [open] = await tx
    .select({ id: clockRecords.id })
    .from(clockRecords)
    .innerJoin(connectionShifts, eq(connectionShifts.id, clockRecords.visit_id))
    .where(
      and(
        eq(connectionShifts.connection_id, row.id),
        isNull(clockRecords.clock_out_at),
        isNull(clockRecords.abandoned_at),
      ),
    )
    .limit(1)
  if (open) throw refuse.conflict(wrong.onClock)
}

/** The visits of a connection that are planned and lie ahead, locked. */
function visitsAhead(tx: Tx, connectionId: number, now: number): Promise<VisitRow[]> {
  return tx
    .select()
    .from(connectionShifts)
    .where(
      and(
        eq(connectionShifts.connection_id, connectionId),
        eq(connectionShifts.cancelled, false),
        gt(connectionShifts.start, new Date(now)),
      ),
    )
    .orderBy(asc(connectionShifts.start))
    .for('update')
}

/** The care is given there from now on. What was before stays where it is named. */
async function takePlace(
  tx: Tx,
  row: ConnectionRow,
  familyId: number,
  place: NewPlace,
  now: number,
): Promise<number> {
  const [made] = await tx
    .insert(carePlaces)
    .values({ ...place, family_id: familyId, created_at: new Date(now) })
    .returning({ id: carePlaces.id })
  await tx
    .update(connections)
    .set({ care_place_id: made!.id, tzid: place.time_zone })
    .where(eq(connections.id, row.id))
  return made!.id
}

/** Moves visits to other instants, all of them or none. */
async function moveVisits(
  tx: Tx,
  moved: readonly { readonly visit: VisitRow; readonly to: { readonly start: Date; readonly end: Date } }[],
): Promise<void> {
  const ids = moved.map(({ visit }) => visit.id)
  if (ids.length === 0) return
  // None is in the way of another while they move.
  await tx.update(connectionShifts).set({ cancelled: true }).where(inArray(connectionShifts.id, ids))
  for (const { visit, to } of moved) {
    const written = tx
      .update(connectionShifts)
      .set({ start: to.start, end: to.end, cancelled: false })
      .where(eq(connectionShifts.id, visit.id))
    await unlessBooked(written.execute(), wrong.notAvailable)
  }
}
