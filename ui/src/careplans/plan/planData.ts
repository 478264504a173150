import type { CarePlan, PlanDay, PlanNote, Task, TaskCategory } from '@homecare/sdk/careplans'

/** A day of a plan, with what a plan is begun with where nothing is on it. */
export interface DayData {
  readonly view: 'day'
  readonly day: PlanDay
  readonly categories: readonly TaskCategory[]
  readonly loadedAt: string
}

/** A week or a month of a plan. */
export interface RangeData {
  readonly view: 'week' | 'month'
  readonly plan: CarePlan
  readonly date: string
  readonly tasks: readonly Task[]
  readonly dates: Readonly<Record<string, number>>
}

/** The notes of a plan, latest first. */
export interface NotesData {
  readonly view: 'notes'
  readonly plan: CarePlan
  readonly notes: readonly PlanNote[]
}
export type PlanData = DayData | RangeData | NotesData

/** As many notes at once. */
export const notesPage = 50
