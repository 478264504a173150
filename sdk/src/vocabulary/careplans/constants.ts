import { pacificTimeZone } from '../../kit/constants.js'

/** Tasks on one page where the answer does not say otherwise (D3 §9). */
export const tasksPageSize = 30

/** The zone of a plan that names none (D3 §3, §9). */
export const defaultPlanTimeZone = pacificTimeZone

/** Every year is a monthly entry of this interval (D3 §4). */
export const yearlyIntervalMonths = 12

/** Days of the month with an asterisk: shorter months have them on their last day (D3 §4). */
export const lastDayMarks = { from: 29, to: 31, mark: '*' } as const

/** The one `state` in which a task is enabled, if it is also current (D3 §4). */
export const enabledTaskState = 1

/** The status of an edit conflict on a task (D3 §5, §8). */
export const taskConflictStatus = 409

/** The query that turns adding a task into adding many (D3 §7). */
export const manyTasksQuery = { many: 1 } as const
