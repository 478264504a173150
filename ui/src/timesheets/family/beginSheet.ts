import { createTimesheets } from '@homecare/sdk/timesheets'
import type { App } from '../../frame/app'

/** Begins the timesheet of days, or finds the one there is for them; nothing where that fails, which is said. */
export const beginSheet = ({ care, toasts }: App, connectionId: number, first: string, last: string) =>
  createTimesheets(care, toasts, connectionId).start.run(first, last)
