import type { PageHref } from '@homecare/sdk/addresses'
import type { Visit } from '@homecare/sdk/hiring'
import { dayIn, type Text } from '@homecare/sdk/kit'
import type { OwnShift } from '@homecare/sdk/shifts'
import { scheduleTexts as words } from '@homecare/sdk/texts'
import { told } from '../kit/words'
import { clockWords } from '../clock/timeWords'

/** A shift or a visit, as the calendar and the list of the schedule show it. */
export interface ScheduleEntry {
  readonly key: string
  readonly href: PageHref
  /** Where it takes place, YYYY-MM-DD. */
  readonly day: string
  readonly start: string
  readonly end: string
  readonly zone: string
  readonly name: string
  readonly place: string
  readonly isCancelled: boolean
  readonly shift: OwnShift | null
  /** The time it begins and whose it is. */
  readonly label: Text
}

/** Shifts and visits together, in order of their start. */
export function scheduleEntries(shifts: readonly OwnShift[], visits: readonly Visit[]): ScheduleEntry[] {
  return [...shifts.map(ofShift), ...visits.map(ofVisit)].toSorted((one, other) =>
    one.start < other.start ? -1 : one.start > other.start ? 1 : one.key < other.key ? -1 : 1,
  )
}

/** The entries of each day; days without any are left out. */
export function entriesByDay(entries: readonly ScheduleEntry[]): Map<string, ScheduleEntry[]> {
  const days = new Map<string, ScheduleEntry[]>()
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry])
  return days
}

/** What was before a day, and what is from it on; where nothing is, it is all one: of what is over nothing is hidden. */
export function partedAt(
  entries: readonly ScheduleEntry[],
  today: string,
): { readonly past: readonly ScheduleEntry[]; readonly ahead: readonly ScheduleEntry[] } {
  const ahead = entries.filter(({ day }) => day >= today)
  return ahead.length === 0
    ? { past: [], ahead: entries }
    : { past: entries.filter(({ day }) => day < today), ahead }
}

function ofShift(shift: OwnShift): ScheduleEntry {
  const { id, facility, start, end, status } = shift
  return entry({
    ...{ key: `shift-${id}`, href: `/nursingshifts/shifts/${id}`, start, end, shift },
    ...{ zone: facility.time_zone, name: facility.name, place: `${facility.city}, ${facility.state}` },
    isCancelled: status === 'cancelled',
  })
}

function ofVisit(visit: Visit): ScheduleEntry {
  const { id, connection_id, start, end, person, city, state, time_zone, cancelled } = visit
  return entry({
    ...{ key: `visit-${id}`, href: `/next-shift/${connection_id}/${id}`, start, end, shift: null },
    ...{ zone: time_zone, name: `${person.first_name} ${person.last_initial}.`, place: `${city}, ${state}` },
    isCancelled: cancelled,
  })
}

function entry(facts: Omit<ScheduleEntry, 'day' | 'label'>): ScheduleEntry {
  const { start, zone, name, isCancelled } = facts
  const label = told(words.entry, { from: clockWords(start, zone), name })
  return {
    ...facts,
    day: dayIn(zone, new Date(start)),
    label: isCancelled ? told(words.canceledEntry, { entry: label }) : label,
  }
}
