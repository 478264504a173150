import type { Invoice, InvoiceDetail, InvoiceLine } from '../payments/invoiceCalls.js'
import type {
  Expense,
  ShiftSuggestion,
  Timesheet,
  TimesheetShift,
} from '../vocabulary/timesheets/entities.js'
import { aPerson } from './hiringBuilders.js'

/* Valid timesheets of families, and what they cost; see builders.ts. */

/** A valid timesheet shift; say only what matters to the test. */
export function aTimesheetShift(given: Partial<TimesheetShift> = {}): TimesheetShift {
  return {
    id: 173,
    date: '2026-11-16',
    start_time: '09:00',
    end_time: '13:00',
    start: '2026-11-16T17:00:00.000Z',
    end: '2026-11-16T21:00:00.000Z',
    break_minutes: 0,
    minutes: 240,
    overtime_minutes: 0,
    pay_type: 'regular',
    rate: 2450,
    unit: 'hour',
    amount: 9800,
    note: '',
    source: 'typed',
    marked: false,
    changed: false,
    clocked: null,
    ...given,
  }
}

/** A valid expense; say only what matters to the test. */
export function anExpense(given: Partial<Expense> = {}): Expense {
  return {
    id: 179,
    kind: 'groceries',
    day: '2026-11-16',
    description: '',
    amount: 1840,
    miles_tenths: null,
    receipt: null,
    ...given,
  }
}

/** Valid hours that may be taken over; say only what matters to the test. */
export function aShiftSuggestion(given: Partial<ShiftSuggestion> = {}): ShiftSuggestion {
  return {
    date: '2026-11-18',
    start_time: '09:02',
    end_time: '13:05',
    break_minutes: 0,
    source: 'clock',
    clock_id: 180,
    planned: { start_time: '09:00', end_time: '13:00' },
    ...given,
  }
}

/** A draft of one week with one shift. */
export function aTimesheet(given: Partial<Timesheet> = {}): Timesheet {
  return {
    id: 174,
    connection_id: 81,
    status: -1,
    revision: 1,
    corrects_id: null,
    submitted: null,
    start_date: '2026-11-15',
    end_date: '2026-11-21',
    time_zone: 'America/Los_Angeles',
    person: aPerson({ id: 21, first_name: 'Carol', last_initial: 'I' }),
    shifts: [aTimesheetShift()],
    suggested_days: ['2026-11-18'],
    clock_suggestions: [],
    expenses: [],
    tasks_done: [],
    note: '',
    minutes: 240,
    overtime_minutes: 0,
    wages: 9800,
    taxes: 0,
    spent: 0,
    total: 9800,
    withholds: false,
    paid_by: null,
    special_rate: null,
    receipt_above: 2500,
    decision: null,
    payment_asked: null,
    ...given,
  }
}

/** A valid invoice; say only what matters to the test. */
export function anInvoice(given: Partial<Invoice> = {}): Invoice {
  return {
    id: 176,
    number: '2026-000176',
    revision: 1,
    connection_id: 81,
    timesheet_id: 174,
    provider: aPerson(),
    status: 'pending',
    start_date: '2026-11-08',
    end_date: '2026-11-14',
    minutes: 240,
    wages: 9800,
    taxes: 750,
    withheld: 750,
    fees: 490,
    expenses: 0,
    tip: 0,
    benefit: 0,
    credit: 0,
    total: 11_040,
    issued_at: '2026-11-15T17:00:00.000Z',
    due_on: '2026-11-22',
    decided_at: null,
    reason: '',
    paid_at: null,
    ...given,
  }
}

/** A line of an invoice: four hours. */
export function anInvoiceLine(given: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    kind: 'regular',
    cents: 9800,
    minutes: 240,
    rate: 2450,
    unit: 'hour',
    line_id: 173,
    day: '2026-11-09',
    start_time: '09:00',
    end_time: '13:00',
    words: '',
    expense_kind: null,
    miles_tenths: null,
    receipt: null,
    ...given,
  }
}

/** An invoice whose lines add up, of an enrolled family. */
export function anInvoiceDetail(given: Partial<InvoiceDetail> = {}): InvoiceDetail {
  const { id, number, revision, status, total, issued_at, decided_at, reason } = anInvoice()
  const nothing = { minutes: null, rate: null, unit: null, line_id: null, day: null } as const
  const without = { ...nothing, start_time: null, end_time: null } as const
  return {
    ...anInvoice(),
    lines: [
      anInvoiceLine(),
      anInvoiceLine({ ...without, kind: 'social_security', cents: 608 }),
      anInvoiceLine({ ...without, kind: 'medicare', cents: 142 }),
      anInvoiceLine({ ...without, kind: 'fee', cents: 490 }),
      anInvoiceLine({ ...without, kind: 'withheld_social_security', cents: 608 }),
      anInvoiceLine({ ...without, kind: 'withheld_medicare', cents: 142 }),
    ],
    revisions: [{ id, number, revision, status, total, issued_at, decided_at, reason }],
    enrolled: true,
    state: 'CA',
    tasks_done: [],
    note: '',
    refunds: [],
    claim: null,
    payments: [],
    ...given,
  }
}
