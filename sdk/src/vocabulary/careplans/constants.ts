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

/** The `state` of a task that was taken off the plan. */
export const removedTaskState = 2

/** The longest window of days whose tasks may be asked for. */
export const planWindowMaxDays = 92

/** So many days from today on are shown where nobody says which. */
export const planWindowDays = 7

/** A task may be done this many days late; it is marked as late. */
export const lateTaskDays = 7

/** A task with a time of day is overdue this many minutes after it. */
export const overdueMinutes = 60

/** Tasks that may be added at once. */
export const tasksAtOnce = 100

/** Minutes for which a task is held by whoever edits it; renewed while they do. */
export const taskLockMinutes = 2

/** Days for which an invitation to a plan may be accepted. */
export const planInviteDays = 14

/** Minutes for which a member of staff may read a plan that they have given a reason for. */
export const breakGlassMinutes = 60

/** The largest video of a task, in megabytes. */
export const taskVideoMegabytes = 100

/** Photos and videos of one day of a task, at most. */
export const taskMediaMost = 20

/** The status of an edit conflict on a task. */
export const taskConflictStatus = 409

/** The query that turns adding a task into adding many. */
export const manyTasksQuery = { many: 1 } as const
