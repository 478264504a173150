import type { Visit } from '@homecare/sdk/hiring'
import type { clockRecords } from '../tables/shifts.ts'

/** What the clock says of some work, on the wire. */
type ClockTimes = Pick<Visit, 'clock_in_at' | 'clock_out_at' | 'clock_breaks' | 'clock_closed_at'>

type Clocked = Pick<typeof clockRecords.$inferSelect, 'clock_in_at' | 'clock_out_at' | 'breaks' | 'closed_at'>

/** What a record says; nothing yet where there is none. */
export function clockTimesOf(record: Clocked | null): ClockTimes {
  return {
    clock_in_at: record?.clock_in_at.toISOString() ?? null,
    clock_out_at: record?.clock_out_at?.toISOString() ?? null,
    clock_breaks: [...(record?.breaks ?? [])],
    clock_closed_at: record?.closed_at?.toISOString() ?? null,
  }
}

/** A record as it stands once a rule of the SDK has changed what it says. */
export function clockColumns(times: ClockTimes & { readonly clock_in_at: string }) {
  const { clock_in_at, clock_out_at, clock_breaks, clock_closed_at } = times
  return {
    clock_in_at: new Date(clock_in_at),
    clock_out_at: clock_out_at === null ? null : new Date(clock_out_at),
    breaks: clock_breaks,
    closed_at: clock_closed_at === null ? null : new Date(clock_closed_at),
  }
}
