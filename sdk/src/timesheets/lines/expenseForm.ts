import type { Client } from '../../client/client.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { inputTexts } from '../../kit/inputTexts.js'
import { dollarsToCents } from '../../kit/money.js'
import type { ExpenseKind } from '../../vocabulary/timesheets/catalogue.js'
import type { ExpenseDraft, Timesheet } from '../../vocabulary/timesheets/entities.js'
import { expenseErrors, milesToTenths } from './expenses.js'
import { addTimesheetExpense } from './lineCalls.js'

/** An expense as it is typed: dollars or miles, and its receipt. */
export interface ExpenseForm {
  readonly kind: ExpenseKind | null
  readonly day: string
  readonly amount: string
  readonly miles_tenths: string
  readonly description: string
  readonly receipt: File | null
}

/** Adds an expense to a timesheet; its receipt travels with it. */
export function createExpenseForm(
  care: Client,
  sheet: Timesheet,
  day: string,
  saved: (sheet: Timesheet) => void,
): Form<ExpenseForm> {
  const byMiles = ({ kind }: ExpenseForm) => kind === 'mileage'
  return createForm<ExpenseForm>({
    fields: {
      kind: { initial: null, checks: [(kind) => (kind === null ? inputTexts.required : null)] },
      day: { initial: day },
      amount: { initial: '', activeWhen: (form) => !byMiles(form) },
      miles_tenths: { initial: '', activeWhen: byMiles },
      description: { initial: '' },
      receipt: { initial: null, activeWhen: (form) => !byMiles(form) },
    },
    check: (form) =>
      form.kind === null
        ? {}
        : expenseErrors(draftOf(form, form.kind), {
            ...{ start_date: sheet.start_date, end_date: sheet.end_date },
            receiptAbove: sheet.receipt_above,
            hasReceipt: form.receipt !== null,
          }),
    async submit(form) {
      const body = { ...draftOf(form, form.kind!), ...(form.receipt && { receipt: form.receipt }) }
      saved(await care.call(addTimesheetExpense, { id: sheet.connection_id, tid: sheet.id, body }))
    },
    describe: describeFailure,
  })
}

function draftOf(form: ExpenseForm, kind: ExpenseKind): ExpenseDraft {
  const description = form.description.trim()
  const miles = milesToTenths(form.miles_tenths)
  const amount = dollarsToCents(form.amount)
  return {
    ...{ kind, day: form.day },
    ...(description && { description }),
    ...(kind === 'mileage'
      ? miles !== null && { miles_tenths: miles }
      : amount !== null && amount >= 0 && { amount }),
  }
}
