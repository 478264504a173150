import { DENISE_ID, FIRST_OFFICE_ID } from '../ground/accounts.ts'
import type { ClockRow, ShiftRow, SheetPhotoRow, SheetRow } from '../rows/rows.ts'

/** How far the hours of the last shifts of each have come, the oldest first; the rest were paid for. */
const stations = [
  { status: 5, decision_note: 'The break is missing: the paper says 30 minutes.' },
  { status: 1, decision_note: '' },
] as const
const paidOut = { status: 4, decision_note: '' } as const

/** The timesheets of the shifts that the nurses of the demo have worked, but for the last of each, which is yet to be handed in. */
export function writeSheets(
  shifts: readonly ShiftRow[],
  clocks: readonly ClockRow[],
): { sheets: SheetRow[]; photos: SheetPhotoRow[] } {
  const times = new Map(clocks.map((clock) => [clock.shift_id, clock]))
  const sheets = [DENISE_ID, FIRST_OFFICE_ID].flatMap((nurse) => sheetsOf(nurse, shifts, times))
  const photos = sheets.map(({ id, submitted_at }): SheetPhotoRow => ({
    id,
    timesheet_id: id,
    stored_as: 'sample/card.jpg',
    created_at: submitted_at,
  }))
  return { sheets, photos }
}

function sheetsOf(
  nurse: number,
  shifts: readonly ShiftRow[],
  times: ReadonlyMap<number | null, ClockRow>,
): SheetRow[] {
  const worked = shifts
    .filter(({ status, user_id }) => status === 'done' && user_id === nurse)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .slice(0, -1)
  return worked.map(({ id, user_id, start, end }, i): SheetRow => {
    const station = stations[stations.length - (worked.length - i)] ?? paidOut
    const clock = times.get(id)
    const submitted_at = later(clock?.clock_out_at ?? end, 1)
    return {
      id,
      shift_id: id,
      user_id: user_id!,
      ...station,
      start: clock?.clock_in_at ?? start,
      end: clock?.clock_out_at ?? end,
      break_minutes: station.status === 5 ? 0 : 30,
      supervisor: 'Paulette Grant',
      submitted_at,
      decided_at: station.status === 1 ? null : later(submitted_at, 2),
    }
  })
}

const later = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString()
