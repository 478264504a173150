import type { WaitingTask } from '@homecare/sdk/careplans'

/** Who looks at a day of a plan, when, and what they may do on it. */
export interface DayReader {
  readonly id: number
  readonly zone: string
  /** The day where the plan is. */
  readonly today: string
  readonly now: Date
  readonly names: ReadonlyMap<number, string>
  /** What was done and has not arrived, by `taskKey`. */
  readonly waiting: ReadonlyMap<string, WaitingTask>
  readonly completes: boolean
  readonly edits: boolean
  /** May do what only a nurse, or the family, does. */
  readonly nurse: boolean
}
