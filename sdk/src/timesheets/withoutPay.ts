import type { Timesheet } from '../vocabulary/timesheets/entities.js'

/** A timesheet as a partner's family is told it: hours and expenses, and no wage or rate of its caregiver. */
export const sheetWithoutPay = (sheet: Timesheet): Timesheet => ({
  ...sheet,
  shifts: sheet.shifts.map((line) => ({ ...line, rate: null, unit: null, amount: 0 })),
  ...{ wages: 0, taxes: 0, tip: 0, total: sheet.spent },
})
