import type { Routes } from '../../calls/on.ts'
import { answerExpenses } from './expenseHandlers.ts'
import { answerInvoices } from './invoiceHandlers.ts'
import { answerLines } from './lineHandlers.ts'
import { answerWaitingHours } from './waitingHours.ts'
import { answerSheetLists } from './lists.ts'
import { answerSheets } from './sheetHandlers.ts'

/** The hours that caregivers work with families, and what they cost. */
export function answerHours(routes: Routes): void {
  answerSheetLists(routes)
  answerSheets(routes)
  answerLines(routes)
  answerExpenses(routes)
  answerInvoices(routes)
  answerWaitingHours(routes)
}
