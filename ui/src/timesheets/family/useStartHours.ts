import { createTimesheets, type WaitingHours } from '@homecare/sdk/timesheets'
import { useApp } from '../../frame/app'
import { sheetHref } from './sheetWords'

/** Opens the timesheet of hours that wait, and begins it first where there is none. */
export function useStartHours() {
  const { care, toasts, navigation } = useApp()
  return async (
    hours: Pick<WaitingHours, 'connection_id' | 'timesheet_id' | 'start_date' | 'end_date'>,
  ): Promise<void> => {
    const { connection_id, timesheet_id, start_date, end_date } = hours
    const sheet =
      timesheet_id === null
        ? await createTimesheets(care, toasts, connection_id).start.run(start_date, end_date)
        : { connection_id, id: timesheet_id }
    if (sheet) await navigation.go(sheetHref(sheet))
  }
}
