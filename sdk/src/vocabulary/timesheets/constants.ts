/** Timesheets of one connection on one page; the first page is 1. */
export const timesheetsPageSize = 10
/** The number of the first page of timesheets. */
export const firstTimesheetsPage = 1

/** From this status on a timesheet counts as submitted. */
export const submittedMinStatus = 1

/** The query for the last submitted timesheet. */
export const lastSubmittedQuery = {
  status__gte: submittedMinStatus,
  limit: 1,
  details: true,
} as const

/** Bounds of a family's timesheet. */
export const timesheetLimits = {
  /** Days that one covers. */
  daysMax: 14,
  /** The longest line, in hours. */
  lineHoursMax: 24,
  linesMax: 60,
  expensesMax: 40,
  /** The most that one expense may be, in cents. */
  expenseMaxCents: 100_000,
  /** Characters that say what an expense was for. */
  expenseWordsMax: 200,
  tasksMax: 60,
  /** Characters of a task that was done. */
  taskWordsMax: 200,
} as const

/** The recent timesheets that are asked for by name. */
export const recentTimesheets = 5

/** Bounds of a nursing timesheet. */
export const nursingTimesheetLimits = {
  /** Hours by which the time worked may lie before or after its shift. */
  marginHours: 4,
  photosMax: 5,
  /** Characters of the name of whoever signed. */
  supervisorMax: 100,
} as const
