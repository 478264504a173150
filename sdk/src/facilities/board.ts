import { addDays, dayIn, daysOfWeek } from '../kit/dates/dates.js'
import { isRecord, recordsIn } from '../kit/shape.js'
import { holidayOn } from '../shifts/holidays.js'
import { partOfDay } from '../shifts/partOfDay.js'
import { wagesOf } from '../timesheets/totals.js'
import type { ShiftBlockTypeId } from '../vocabulary/shifts/catalogue.js'
import type { HolidayId } from '../vocabulary/shifts/holidays.js'
import type { BoardShift, FacilityWeek } from './boardCalls.js'
import { gapsOf, type ShiftGap } from './gaps.js'

/**
 * How a shift stands: somebody comes (or came), somebody was asked and has not answered, it is open, or it began and
 * nobody had it. An open one to which people were invited and none has applied is asked.
 */
export type BoardState = 'filled' | 'asked' | 'open' | 'missed'

/** How a shift stands at an instant. */
export function boardStateOf(
  shift: Pick<BoardShift, 'status' | 'start' | 'applicants' | 'invited'>,
  now: Date,
): BoardState {
  if (shift.status === 'confirmed' || shift.status === 'done') return 'filled'
  if (shift.status === 'assigned') return 'asked'
  if (!(Date.parse(shift.start) > now.getTime())) return 'missed'
  return shift.invited > 0 && shift.applicants === 0 ? 'asked' : 'open'
}

/**
 * What a shift costs in cents: its hours as they pass, so that a night in which the clocks go back has an hour more.
 * Nothing is taken off for a break.
 */
export function shiftCost(shift: Pick<BoardShift, 'start' | 'end' | 'rate'>): number {
  return wagesOf(Math.round((Date.parse(shift.end) - Date.parse(shift.start)) / 60_000), shift.rate) ?? 0
}

/** A day of the board. Money in cents: what is booked, and what the open ones would add if they were filled. */
export interface BoardDay {
  readonly day: string
  readonly isToday: boolean
  readonly isPast: boolean
  readonly holiday: HolidayId | null
  readonly open: number
  readonly booked: number
  readonly more: number
}

/** What a row of the board holds on one of its days. */
export interface BoardCell {
  readonly shifts: readonly BoardShift[]
  readonly gaps: readonly ShiftGap[]
}

/** The same hours on each day of the week. */
export interface BoardRow {
  readonly key: string
  readonly start_time: string
  readonly end_time: string
  readonly part: ShiftBlockTypeId
  readonly cells: readonly BoardCell[]
}

/** The rows of those who need the same licenses, and the rates paid, from the lowest to the highest, cents an hour. */
export interface BoardRole {
  readonly key: string
  readonly license_types: readonly number[]
  readonly rates: readonly [lowest: number, highest: number]
  readonly rows: readonly BoardRow[]
}

/** A week at a glance: roles and their hours down, days across. */
export interface Board {
  readonly days: readonly BoardDay[]
  readonly roles: readonly BoardRole[]
  readonly gaps: readonly ShiftGap[]
  readonly counts: Readonly<Record<BoardState, number>> & { readonly all: number }
  /** Cents: what is booked, and that with all that is open. */
  readonly booked: number
  readonly ifFilled: number
}

/** Hours before its start within which an open shift stands above the board. */
export const soonHours = 12

/**
 * The board of a week. A shift stands on the day on which it begins, in the row of its licenses and hours; a row is
 * there while the week, or what it lacks of the week before, has something for it. Booked is what somebody has or was
 * given; open shifts that have not begun would come on top; what nobody had costs nothing.
 */
export function boardOf(week: FacilityWeek, now: Date): Board {
  const days = daysOfWeek(week.week)
  const zone = week.facility.time_zone
  const today = dayIn(zone, now)
  const shifts = recordsIn(week.shifts).filter(({ day }) => days.includes(day))
  const gaps = gapsOf({ ...week, shifts }, now)
  const counts = { all: shifts.length, filled: 0, asked: 0, open: 0, missed: 0 }
  const sums = days.map(() => ({ open: 0, booked: 0, more: 0 }))
  for (const shift of shifts) {
    counts[boardStateOf(shift, now)]++
    const sum = sums[days.indexOf(shift.day)]!
    if (shift.status !== 'open') sum.booked += shiftCost(shift)
    else if (Date.parse(shift.start) > now.getTime()) {
      sum.more += shiftCost(shift)
      sum.open++
    }
  }
  const booked = sums.reduce((all, one) => all + one.booked, 0)
  return {
    days: days.map((day, i) => ({
      ...sums[i]!,
      day,
      isToday: day === today,
      isPast: day < today,
      holiday: holidayOn(day),
    })),
    roles: rolesOf(days, shifts, gaps),
    gaps,
    counts,
    booked,
    ifFilled: sums.reduce((all, one) => all + one.more, booked),
  }
}

/** Open shifts that begin within the hours that count as soon, the next first. */
export function openSoon(shifts: readonly BoardShift[], now: Date): BoardShift[] {
  const until = now.getTime() + soonHours * 3_600_000
  return recordsIn(shifts).filter(
    (shift) =>
      shift.status === 'open' && Date.parse(shift.start) > now.getTime() && Date.parse(shift.start) <= until,
  )
}

/** The week before a day's and the week after it, each by its Sunday. */
export const weekBeside = (week: string, weeks: number): string => addDays(week, 7 * weeks)

function rolesOf(
  days: readonly string[],
  shifts: readonly BoardShift[],
  gaps: readonly ShiftGap[],
): BoardRole[] {
  const roles = new Map<string, Map<string, { shifts: BoardShift[]; gaps: ShiftGap[] }>>()
  const rowOf = (slot: BoardShift | ShiftGap) => {
    const rows = fresh(roles, roleKey(slot), () => new Map())
    return fresh(rows, `${slot.start_time}-${slot.end_time}`, () => ({ shifts: [], gaps: [] }))
  }
  for (const shift of shifts) rowOf(shift).shifts.push(shift)
  for (const gap of gaps) rowOf(gap).gaps.push(gap)
  return [...roles]
    .map(([key, rows]): BoardRole => {
      const all = [...rows.values()].flatMap((row) => [...row.shifts, ...row.gaps])
      const rates = all.map(({ rate }) => rate)
      return {
        key,
        license_types: [...all[0]!.license_types].toSorted((one, other) => one - other),
        rates: [Math.min(...rates), Math.max(...rates)],
        rows: [...rows].map(([hours, row]) => boardRow(days, `${key} ${hours}`, row)).toSorted(byHours),
      }
    })
    .toSorted((one, other) => orderOf(one) - orderOf(other) || (one.key < other.key ? -1 : 1))
}

function boardRow(
  days: readonly string[],
  key: string,
  { shifts, gaps }: { readonly shifts: readonly BoardShift[]; readonly gaps: readonly ShiftGap[] },
): BoardRow {
  const { start_time, end_time } = (shifts[0] ?? gaps[0])!
  return {
    key,
    start_time,
    end_time,
    part: partOfDay(start_time, end_time) ?? 1,
    cells: days.map((day) => ({
      shifts: shifts.filter((shift) => shift.day === day),
      gaps: gaps.filter((gap) => gap.day === day),
    })),
  }
}

/** Shifts of the same role ask for the same licenses, in whatever order they are named. */
export function roleKey({ license_types }: { readonly license_types: readonly number[] }): string {
  return isRecord({ license_types }) ? [...license_types].toSorted((one, other) => one - other).join('+') : ''
}

/** Registered nurses first, then vocational and practical ones, then the others as the catalogue has them. */
function orderOf({ license_types }: BoardRole): number {
  const ranks = license_types.map((id) => seniority.indexOf(id)).map((at) => (at < 0 ? seniority.length : at))
  return Math.min(seniority.length + 1, ...ranks)
}
const seniority: readonly number[] = [7, 6, 8]

function byHours(one: BoardRow, other: BoardRow): number {
  if (one.part !== other.part) return one.part - other.part
  return one.key < other.key ? -1 : 1
}

function fresh<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
