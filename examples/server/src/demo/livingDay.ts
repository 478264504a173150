import { addDays, dayIn, instantIn, timeIn } from '@homecare/sdk/kit'
import { partOfDayIn } from '@homecare/sdk/shifts'
import { and, asc, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { nullIfBooked } from '../people/bookings.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords, facilities, shifts } from '../tables/shifts.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'

const minute = 60_000
const hour = 60 * minute
const quarter = 15 * minute
/** What is over for longer stands in no day of today. */
const lately = 24 * hour

/** By these notes what is kept living is known again, so that it is moved along and does not pile up. */
const notes = {
  visit: 'Dad slept badly. Please keep the walk short.',
  shift: 'Second floor. Report to the charge nurse.',
} as const

/**
 * Keeps the day of the demo accounts living, whenever it is looked at: Marisol's next visit is about to begin, Grace is
 * on shift, and Denise has a shift to confirm and is late for none. Called again and again; changes nothing where that is so
 * already, and nothing that somebody has clocked but when it was to end, once they have left.
 */
export async function keepDayLiving(db: Db, now: number): Promise<void> {
  await db.transaction((tx) => aboutToBegin(tx, now))
  await db.transaction((tx) => onShift(tx, now))
  await db.transaction((tx) => toConfirm(tx, now))
  await db.transaction((tx) => inTime(tx, now))
  await db.transaction((tx) => visitsInTime(tx, now))
}

/** A demo account, locked, so that of several servers one comes after the other; null once it was removed. */
async function person(tx: Tx, email: string): Promise<SessionUser | null> {
  const where = and(eq(users.email, email), isNull(users.deleted_at))
  const [found] = await tx.select().from(users).where(where).for('no key update')
  return found ?? null
}

async function aboutToBegin(tx: Tx, now: number): Promise<void> {
  const caregiver = await person(tx, 'marisol@example.com')
  if (!caregiver) return
  const rows = await tx
    .select({ visit: connectionShifts, clock: clockRecords, connection: connections, family: users.email })
    .from(connections)
    .innerJoin(users, and(eq(users.id, connections.family_id), isNull(users.deleted_at)))
    .leftJoin(
      connectionShifts,
      and(
        eq(connectionShifts.connection_id, connections.id),
        eq(connectionShifts.cancelled, false),
        gt(connectionShifts.end, new Date(now - lately)),
      ),
    )
    .leftJoin(clockRecords, eq(clockRecords.visit_id, connectionShifts.id))
    .where(and(eq(connections.caregiver_id, caregiver.id), eq(connections.hire_stage, 3)))
    .orderBy(asc(connectionShifts.start))
  const connection = rows.find(({ family }) => family === 'carol@example.com')?.connection
  if (!connection || rows.some(({ clock }) => clock && !clock.clock_out_at)) return
  const left = rows.flatMap(({ visit, clock }) => (visit && !clock ? [visit] : []))
  // What the world planned for an earlier hour is moved along as well, over or not: nobody stays away in a demonstration.
  const late = left.find(({ start }) => start.getTime() <= now - quarter)
  const own = late ?? left.find(({ note }) => note === notes.visit)
  const ahead = left.filter((visit) => visit !== own && visit.end.getTime() > now)
  if (ahead.some(({ start }) => start.getTime() <= now + 30 * minute)) return
  if (own && own.start.getTime() > now - quarter && own.start.getTime() <= now + 30 * minute) return
  const start = Math.ceil((now + 10 * minute) / quarter) * quarter
  const next = ahead.find((visit) => visit.start.getTime() > start)?.start.getTime() ?? Infinity
  const end = Math.min(start + 4 * hour, next)
  if (end - start < hour) return
  const times = { start: new Date(start), end: new Date(end) }
  // Who has left early is not expected any more: that is over when they left.
  for (const { visit, clock } of rows)
    if (visit && clock?.clock_out_at && visit.end > times.start && clock.clock_out_at > visit.start)
      await tx
        .update(connectionShifts)
        .set({ end: clock.clock_out_at })
        .where(eq(connectionShifts.id, visit.id))
  if (own) await tx.update(connectionShifts).set(times).where(eq(connectionShifts.id, own.id))
  else await tx.insert(connectionShifts).values({ connection_id: connection.id, ...times, note: notes.visit })
}

async function onShift(tx: Tx, now: number): Promise<void> {
  const nurse = await person(tx, 'grace@example.com')
  const house = await demoHouse(tx)
  if (!nurse || !house) return
  const rows = await tx
    .select({ shift: shifts, clock: clockRecords, sheet: nursingTimesheets.id })
    .from(shifts)
    .leftJoin(clockRecords, and(eq(clockRecords.shift_id, shifts.id), eq(clockRecords.user_id, nurse.id)))
    .leftJoin(nursingTimesheets, eq(nursingTimesheets.shift_id, shifts.id))
    .where(
      and(
        eq(shifts.user_id, nurse.id),
        ne(shifts.status, 'cancelled'),
        gt(shifts.end, new Date(now - 30 * 24 * hour)),
      ),
    )
    .orderBy(asc(shifts.start))
  const isNow = ({ shift }: (typeof rows)[number]) =>
    shift.start.getTime() <= now && shift.end.getTime() > now
  // On shift, or somebody has tried clocking out of it.
  if (rows.some((row) => isNow(row) && row.clock)) return
  const due = rows.find(isNow)
  if (due) return clockIn(tx, nurse.id, due.shift.id, due.shift.start.getTime())
  const start = Math.floor((now - 2 * hour) / quarter) * quarter
  const next = rows.find(({ shift }) => shift.start.getTime() > now)?.shift.start.getTime() ?? Infinity
  const times = {
    day: dayIn(house.time_zone, new Date(start)),
    start: new Date(start),
    end: new Date(Math.min(start + 8 * hour, next)),
    status: 'confirmed',
  } as const
  // What was never handed in is moved along; hours that were stay where they are.
  const before = rows.find(({ shift, sheet }) => shift.note === notes.shift && sheet === null)
  if (before) {
    await tx.delete(clockRecords).where(eq(clockRecords.shift_id, before.shift.id))
    await tx.update(shifts).set(times).where(eq(shifts.id, before.shift.id))
    return clockIn(tx, nurse.id, before.shift.id, start)
  }
  const [row] = await tx
    .insert(shifts)
    .values({
      ...times,
      ...{ facility_id: house.id, user_id: nurse.id, shift_block_type: 1, iso_type: 3 },
      ...{ license_types: [2, 3], rate: 2600, note: notes.shift },
    })
    .returning({ id: shifts.id })
  return clockIn(tx, nurse.id, row!.id, start)
}

async function clockIn(tx: Tx, user_id: number, shift_id: number, start: number): Promise<void> {
  await tx
    .update(clockRecords)
    .set({ abandoned_at: new Date(start) })
    .where(and(eq(clockRecords.user_id, user_id), isNull(clockRecords.clock_out_at)))
  await tx.insert(clockRecords).values({
    ...{ user_id, shift_id, clock_in_at: new Date(start - 3 * minute), clock_in_place: 'there' },
  })
  await tx.update(shifts).set({ status: 'confirmed' }).where(eq(shifts.id, shift_id))
}

async function toConfirm(tx: Tx, now: number): Promise<void> {
  const nurse = await person(tx, 'denise@example.com')
  const house = await demoHouse(tx)
  if (!nurse || !house) return
  const ahead = await tx
    .select({ day: shifts.day, start: shifts.start, status: shifts.status })
    .from(shifts)
    .where(and(eq(shifts.user_id, nurse.id), gt(shifts.start, new Date(now)), ne(shifts.status, 'cancelled')))
  if (ahead.some(({ status, start }) => status === 'assigned' && start.getTime() > now + 12 * hour)) return
  const today = dayIn(house.time_zone, new Date(now))
  const busy = new Set(ahead.map(({ day }) => day))
  const day = [2, 3, 4, 5, 6, 7].map((from) => addDays(today, from)).find((one) => !busy.has(one))
  if (day === undefined) return
  await tx.insert(shifts).values({
    ...{ facility_id: house.id, user_id: nurse.id, day, status: 'assigned', note: '' },
    start: instantIn(house.time_zone, day, '07:00')!,
    end: instantIn(house.time_zone, day, '15:00')!,
    ...{ shift_block_type: 1, iso_type: 3, license_types: [6, 8], rate: 3900 },
  })
}

/** Denise's confirmed shift that began without her is moved along, to the next hours of its house at which she is free. */
async function inTime(tx: Tx, now: number): Promise<void> {
  const nurse = await person(tx, 'denise@example.com')
  if (!nurse) return
  const since = new Date(now - lately)
  const rows = await tx
    .select({ shift: shifts, clock: clockRecords.id, zone: facilities.time_zone })
    .from(shifts)
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .leftJoin(clockRecords, and(eq(clockRecords.shift_id, shifts.id), eq(clockRecords.user_id, nurse.id)))
    .where(and(eq(shifts.user_id, nurse.id), ne(shifts.status, 'cancelled'), gt(shifts.end, since)))
  const late = rows.find(
    ({ shift, clock }) =>
      shift.status === 'confirmed' && clock === null && shift.start.getTime() <= now - quarter,
  )
  if (!late) return
  const others = rows.filter((row) => row !== late).map(({ shift }) => shift)
  const today = dayIn(late.zone, new Date(now))
  const slots = [0, 1, 2].flatMap((from) => houseHours.map((time) => ({ day: addDays(today, from), time })))
  for (const { day, time } of slots) {
    const start = instantIn(late.zone, day, time)!
    const end = new Date(start.getTime() + 8 * hour)
    if (start.getTime() <= now || others.some((one) => one.start < end && one.end > start)) continue
    const shift_block_type = partOfDayIn(late.zone, start.toISOString(), end.toISOString())!
    const moved = await nullIfBooked(tx, (inner) =>
      inner.update(shifts).set({ day, start, end, shift_block_type }).where(eq(shifts.id, late.shift.id)),
    )
    if (moved) return
  }
}

/** Denise's visits that began without her are moved along, each by whole days to the first on which she is free then. */
async function visitsInTime(tx: Tx, now: number): Promise<void> {
  const nurse = await person(tx, 'denise@example.com')
  if (!nurse) return
  const rows = await tx
    .select({ visit: connectionShifts, zone: connections.tzid })
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .leftJoin(clockRecords, eq(clockRecords.visit_id, connectionShifts.id))
    .where(
      and(
        eq(connections.caregiver_id, nurse.id),
        eq(connectionShifts.cancelled, false),
        isNull(clockRecords.id),
        lte(connectionShifts.start, new Date(now - quarter)),
        gt(connectionShifts.end, new Date(now - lately)),
      ),
    )
  for (const { visit, zone } of rows) {
    const [from, length] = [dayIn(zone, visit.start), visit.end.getTime() - visit.start.getTime()]
    for (let days = 1; days <= 7; days++) {
      const start = instantIn(zone, addDays(from, days), timeIn(zone, visit.start))!
      const end = new Date(start.getTime() + length)
      if (start.getTime() <= now) continue
      const moved = await nullIfBooked(tx, (inner) =>
        inner.update(connectionShifts).set({ start, end }).where(eq(connectionShifts.id, visit.id)),
      )
      if (moved) break
    }
  }
}

/** When shifts of eight hours begin at a house. */
const houseHours = ['07:00', '15:00', '23:00'] as const

/** The house of the demo's facility. */
async function demoHouse(tx: Tx): Promise<typeof facilities.$inferSelect | null> {
  const [found] = await tx
    .select({ facility: facilities })
    .from(facilities)
    .innerJoin(users, eq(users.id, facilities.user_id))
    .where(eq(users.email, 'facility@example.com'))
    .orderBy(asc(facilities.id))
    .limit(1)
  return found?.facility ?? null
}
