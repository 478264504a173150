import type { WaitingHours } from '@homecare/sdk/timesheets'
import { uiTexts } from '@homecare/sdk/texts'
import { useApp } from '../../frame/app'
import { sheetHref } from './sheetWords'

/** Opens the timesheet of hours that wait, and begins it first where there is none. */
export function useStartHours() {
  const app = useApp()
  return async (
    hours: Pick<WaitingHours, 'connection_id' | 'timesheet_id' | 'start_date' | 'end_date'>,
  ): Promise<void> => {
    const { connection_id, timesheet_id, start_date, end_date } = hours
    const { navigation, toasts } = app
    if (timesheet_id !== null) return navigation.go(sheetHref({ connection_id, id: timesheet_id }))
    try {
      // With the press: no home carries what begins a timesheet.
      const { beginSheet } = await import('./beginSheet')
      const sheet = await beginSheet(app, connection_id, start_date, end_date)
      if (sheet) await navigation.go(sheetHref(sheet))
    } catch {
      toasts.error(uiTexts.couldNotLoadHint)
    }
  }
}
