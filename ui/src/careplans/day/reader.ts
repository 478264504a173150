/** Who looks at a day of a plan, when, and what they may do on it. */
export interface DayReader {
  readonly id: number
  readonly zone: string
  /** The day where the plan is. */
  readonly today: string
  readonly now: Date
  readonly names: ReadonlyMap<number, string>
  readonly completes: boolean
  readonly edits: boolean
  /** May do what only a nurse, or the family, does. */
  readonly nurse: boolean
}
