import { hoursAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const sheet = {
  screen: 'timesheets/family/TimesheetScreen',
  title: pageTitles.hours,
  keeps: 'timesheet',
} as const
const invoice = { screen: 'invoices/InvoiceScreen', title: pageTitles.invoice } as const

/** The hours of caregivers with families, and what they cost. */
export const hoursRoutes = screensAt(hoursAddresses, {
  '/timesheets/:connectionId/:timesheetId': sheet,
  '/timesheets/:connectionId/:timesheetId/new-design': sheet,
  '/timesheets/:connectionId/:timesheetId/deprecated-version': sheet,
  '/timesheets/:connectionId/:timesheetId/tasks': { ...sheet, fixed: { step: 'tasks' } },
  '/timesheets/:connectionId/:timesheetId/expenses': { ...sheet, fixed: { step: 'expenses' } },
  '/timesheets/:connectionId/:timesheetId/review': { ...sheet, fixed: { step: 'review' } },
  '/invoices/:connectionId/:timesheetId': invoice,
  '/invoices/:connectionId/:timesheetId/new-design': invoice,
  '/invoices/:connectionId/:timesheetId/deprecated-version': invoice,
})
