import { array, nullable, string, type, type Infer } from '../../kit/structs/struct.js'

/** A break within some work: instants; no end while it goes on. */
export const ClockBreak = type({ begin: string(), end: nullable(string()) })
export type ClockBreak = Infer<typeof ClockBreak>

/**
 * What the clock says of some work: instants. `clock_closed_at` is when the server closed a clock that was forgotten,
 * whose end is then the planned one.
 */
export const clockedFields = {
  clock_in_at: nullable(string()),
  clock_out_at: nullable(string()),
  clock_breaks: array(ClockBreak),
  clock_closed_at: nullable(string()),
}
