/** Marks a shift option that pays more. */
export const premiumMarker = '$$'

/** Marks the preferences that the open-shift filter needs. */
export const requiredMarker = '*'

/** Nursing shifts among a caregiver's own events. */
export const nursingShiftsQuery = { type: 'nod' } as const

/** Open shifts on one page. */
export const openShiftsPageSize = 10

/** The most that a shift may pay, dollars an hour: beyond it somebody has mistyped. */
export const maxShiftRateDollars = 500

/** When and where one may clock in and out. */
export const clockLimits = {
  /** Minutes before the start from which one may clock in. */
  earlyMinutes: 30,
  /** Hours after the end until which one may clock out. */
  latestOutHours: 12,
  /** Minutes by which a device's clock may differ from the server's without being asked about. */
  skewMinutes: 2,
  /** Hours after which a press that could not be sent is not taken any more. */
  latestReportHours: 24,
  /** Minutes after the clock-in within which a clock-out is asked about. */
  atOnceMinutes: 10,
  /** Minutes before or after the planned end beyond which a clock-out is asked about. */
  farFromEndMinutes: 30,
  /** Minutes before the planned end from which clocking out is what comes next. */
  lastMinutes: 15,
  /** Minutes after a press within which it may be taken back. */
  undoMinutes: 5,
  /** Hours after the planned end at which a clock that was forgotten is closed, with the planned end as its end. */
  forgottenHours: 4,
  /** Days after a visit within which other times may be said of it. */
  correctDays: 31,
  /** Days that are shown of the clock of a plan at most. */
  mostDays: 92,
  /** Miles from the place that still count as there. */
  reachMiles: 0.5,
} as const
