import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

/** What a family pays with, and where the pay of a caregiver goes. */
export const paymentAddresses = {
  /** What a family owes and has paid, and how a caregiver is paid. */
  '/payments': { who: ['family', 'caregiver'], place: 'me' },
  '/payments/report': {
    who: ['family', 'caregiver', 'staff'],
    place: 'me',
    up: '/payments',
    upFor: ['family', 'caregiver'],
    redirects: ['/paymentreport'],
  },
  '/payments/methods': { who: ['family'], place: 'me', loads: 'document', redirects: ['/payment/methods'] },
  /** Where a bank is told that it is its holder who pays the invoice of `?invoice=`: its connection and timesheet. */
  '/payments/confirm': { who: ['family'], place: 'care', loads: 'document' },
  '/payments/bank': { who: ['family', ...caregivers], place: 'me', redirects: ['/bank'] },
  '/payments/bank/add': {
    who: ['family', ...caregivers],
    place: 'me',
    up: '/payments/bank',
    loads: 'document',
  },
  '/payments/membership': { who: ['family'], place: 'me' },
  '/membership/checkout/:membershipTier': {
    who: ['family'],
    place: 'me',
    up: '/payments/membership',
    loads: 'document',
  },
  '/membership/welcome': { who: ['family'], place: 'me', up: '/payments/membership' },
} as const satisfies AddressTable

/** What payroll has to know of a caregiver who is an employee, and what staff do with it. */
export const intakeAddresses = {
  '/adp-intake-form': { who: caregivers, place: 'me' },
  '/staff/intake': { who: ['staff'], place: 'checks' },
  '/staff/intake/:userId': { who: ['staff'], place: 'checks', up: '/staff/intake' },
} as const satisfies AddressTable

/** What staff do about payments: what waits, what is found, and one payment by the number of its invoice. */
export const moneyDeskAddresses = {
  '/staff/payments': { who: ['staff'], place: 'people' },
  '/staff/payments/:invoiceId': { who: ['staff'], place: 'people', up: '/staff/payments' },
  /** Money of memberships that was given back, and one of it by its number. */
  '/staff/payments/memberships': { who: ['staff'], place: 'people', up: '/staff/payments' },
  '/staff/payments/memberships/:refundId': {
    who: ['staff'],
    place: 'people',
    up: '/staff/payments/memberships',
  },
} as const satisfies AddressTable

const sheet = {
  who: ['caregiver', 'family'],
  place: { family: 'care', others: 'schedule' },
  up: '/manage-connection/:connectionId',
} as const
const step = { ...sheet, who: ['caregiver'], up: '/timesheets/:connectionId/:timesheetId' } as const
const invoice = { who: ['family'], place: 'care' } as const

/** The hours of a connection, and what they cost its family. `new-design` and `deprecated-version` are the same pages. */
export const hoursAddresses = {
  '/timesheets/:connectionId/:timesheetId': sheet,
  '/timesheets/:connectionId/:timesheetId/new-design': sheet,
  '/timesheets/:connectionId/:timesheetId/deprecated-version': sheet,
  '/timesheets/:connectionId/:timesheetId/tasks': step,
  '/timesheets/:connectionId/:timesheetId/expenses': step,
  '/timesheets/:connectionId/:timesheetId/review': step,
  '/invoices/:connectionId/:timesheetId': invoice,
  '/invoices/:connectionId/:timesheetId/new-design': invoice,
  '/invoices/:connectionId/:timesheetId/deprecated-version': invoice,
} as const satisfies AddressTable
