import { isDeepStrictEqual } from 'node:util'
import {
  addAvailability,
  addAvailabilityWeek,
  availabilityWeekErrors,
  availabilityWeekTexts,
  copyAvailabilityWeek,
  timesForNextWeek,
  timesOfWeek,
  type AvailabilityHours,
  availabilityErrors,
  getAvailabilityNeedsUpdate,
  availabilityRecord,
  updateAvailability,
  getAvailability,
  listAvailabilities,
  needsAvailabilityUpdate,
  removeAvailability,
  type Availability,
  type AvailabilityDraft,
} from '@homecare/sdk/availability'
import { dayIn, message, pacificTimeZone } from '@homecare/sdk/kit'
import { and, asc, eq } from 'drizzle-orm'
import { caregiverRoles } from '../caregivers/policies.ts'
import { availabilities, availabilityUpdates } from '../tables/caregivers.ts'
import { caregiverServerTexts } from '../caregivers/texts.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import { lockUser } from '../people/lockUser.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'

/** Of caregivers and agency caregivers: both take shifts. */
const caregiver = only(...caregiverRoles)
const own = (userId: number, id: number) => and(eq(availabilities.id, id), eq(availabilities.user_id, userId))
const ownAvailability = owner('availability', caregiverRoles, async ({ db, session, params }) => {
  const rows = await db
    .select({ id: availabilities.id })
    .from(availabilities)
    .where(own(session.user.id, Number(params['id'])))
  return rows.length > 0
})

/** Far more than a calendar can show. */
const mostAvailabilities = 200

/** When somebody can work. */
export function answerAvailability(routes: Routes): void {
  routes.on(listAvailabilities, caregiver, ({ db, session }) => availabilitiesOf(db, session.user.id))
  routes.on(getAvailability, ownAvailability, ({ db, session, params }) =>
    one(db, session.user.id, params.id),
  )

  routes.on(addAvailability, caregiver, async ({ db, session, body, now }) => {
    const user_id = session.user.id
    refuseWrong(availabilityErrors(body, today(now)))
    if ((await db.$count(availabilities, eq(availabilities.user_id, user_id))) >= mostAvailabilities)
      throw refuse.form(message(caregiverServerTexts.tooManyRecords, { most: mostAvailabilities }))
    return db.transaction(async (tx) => {
      const [row] = await tx
        .insert(availabilities)
        .values({ user_id, ...columnsOf(body) })
        .returning()
      await saidAnew(tx, user_id, now)
      return availabilityOf(row!)
    })
  })

  routes.on(addAvailabilityWeek, caregiver, ({ db, session, body, now }) => {
    refuseWrong(availabilityWeekErrors(body, today(now)))
    return addAll(db, session.user.id, () => timesOfWeek(body), now)
  })
  routes.on(copyAvailabilityWeek, caregiver, ({ db, session, body, now }) =>
    addAll(
      db,
      session.user.id,
      (known) => {
        const copies = timesForNextWeek(known, body.day)
        if (copies.length === 0) throw refuse.conflict(availabilityWeekTexts.nothingToCopy)
        return copies
      },
      now,
    ),
  )

  routes.on(updateAvailability, ownAvailability, ({ db, session, params, body, now }) =>
    db.transaction(async (tx) => {
      const user_id = session.user.id
      const { id, ...saved } = await locked(tx, user_id, params.id)
      const draft = { ...saved, ...withoutGaps(body) }
      refuseWrong(availabilityErrors(draft, today(now)))
      refuseStale(availabilityRecord, body, { id, ...saved })
      await tx.update(availabilities).set(columnsOf(draft)).where(own(user_id, id))
      await saidAnew(tx, user_id, now)
      return one(tx, user_id, id)
    }),
  )

  routes.on(removeAvailability, ownAvailability, ({ db, session, params, query, now }) =>
    db.transaction(async (tx) => {
      const user_id = session.user.id
      refuseStale(availabilityRecord, query, await locked(tx, user_id, params.id))
      await tx.delete(availabilities).where(own(user_id, params.id))
      await saidAnew(tx, user_id, now)
    }),
  )

  routes.on(getAvailabilityNeedsUpdate, caregiver, async ({ db, session, now }) => {
    const [said] = await db
      .select()
      .from(availabilityUpdates)
      .where(eq(availabilityUpdates.user_id, session.user.id))
    const updated = said?.updated_at ?? null
    const own = await availabilitiesOf(db, session.user.id)
    return {
      needs_update: needsAvailabilityUpdate(own, updated && dayIn(pacificTimeZone, updated), today(now)),
      updated_at: updated && updated.toISOString(),
    }
  })
}

/** Adds what comes of the times that there are, but for what is there already; answers all of them. One at a time. */
async function addAll(
  db: Db,
  user_id: number,
  timesFor: (known: readonly Availability[]) => readonly AvailabilityHours[],
  now: number,
): Promise<Availability[]> {
  return db.transaction(async (tx) => {
    await lockUser(tx, user_id)
    const known = await availabilitiesOf(tx, user_id)
    const isKnown = (one: AvailabilityHours) =>
      known.some((other) => isDeepStrictEqual(columnsOf(one), columnsOf(other)))
    const fresh = timesFor(known).filter((one) => !isKnown(one))
    if (known.length + fresh.length > mostAvailabilities)
      throw refuse.form(message(caregiverServerTexts.tooManyRecords, { most: mostAvailabilities }))
    if (fresh.length > 0)
      await tx.insert(availabilities).values(fresh.map((one) => ({ user_id, ...columnsOf(one) })))
    await saidAnew(tx, user_id, now)
    return availabilitiesOf(tx, user_id)
  })
}

const today = (now: number) => dayIn(pacificTimeZone, new Date(now))

async function saidAnew(tx: Tx, user_id: number, now: number): Promise<void> {
  const updated_at = new Date(now)
  await tx
    .insert(availabilityUpdates)
    .values({ user_id, updated_at })
    .onConflictDoUpdate({ target: availabilityUpdates.user_id, set: { updated_at } })
}

function columnsOf({
  start_date,
  end_date,
  start_time,
  end_time,
  repeats_weekly,
}: AvailabilityDraft | AvailabilityHours) {
  return { start_date, end_date: end_date ?? null, start_time, end_time, repeats_weekly }
}

async function availabilitiesOf(db: Db | Tx, userId: number): Promise<Availability[]> {
  const rows = await db
    .select()
    .from(availabilities)
    .where(eq(availabilities.user_id, userId))
    .orderBy(asc(availabilities.start_date), asc(availabilities.start_time), asc(availabilities.id))
  return rows.map(availabilityOf)
}

/** An availability that stays as it is until the transaction ends. */
async function locked(tx: Tx, userId: number, id: number): Promise<Availability> {
  await tx.select({ id: availabilities.id }).from(availabilities).where(own(userId, id)).for('update')
  return one(tx, userId, id)
}

async function one(db: Db | Tx, userId: number, id: number): Promise<Availability> {
  const [row] = await db.select().from(availabilities).where(own(userId, id))
  if (!row) throw refuse.notFound()
  return availabilityOf(row)
}

/** Times of day without the seconds that the database adds. */
function availabilityOf(row: typeof availabilities.$inferSelect): Availability {
  const { id, start_date, end_date, start_time, end_time, repeats_weekly } = row
  return {
    ...{ id, start_date, end_date, repeats_weekly },
    ...{ start_time: start_time.slice(0, 5), end_time: end_time.slice(0, 5) },
  }
}
