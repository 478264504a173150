import { pacificTimeZone } from '../../kit/constants.js'

/** Tasks on one page where the answer does not say otherwise. */
export const tasksPageSize = 30

/** The zone of a plan that names none. */
export const defaultPlanTimeZone = pacificTimeZone

/** Every year is a monthly entry of this interval. */
export const yearlyIntervalMonths = 12

/** Days of the month with an asterisk: shorter months have them on their last day. */
export const lastDayMarks = { from: 29, to: 31, mark: '*' } as const

/** The one `state` in which a task is enabled, if it is also current. */
export const enabledTaskState = 1

/** The status of an edit conflict on a task. */
export const taskConflictStatus = 409

/** The query that turns adding a task into adding many. */
export const manyTasksQuery = { many: 1 } as const
