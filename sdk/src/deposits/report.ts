import { addMonths } from '../kit/dates/calendarDays.js'
import { addDays, daysBetween, isApiDate } from '../kit/dates/dates.js'
import { isRecord } from '../kit/shape.js'
import type { Locale, Text } from '../kit/text.js'
import { receiptStatuses } from '../payments/invoices.js'
import { reportTexts as words } from './reportTexts.js'

/** A span of days, both included. */
export interface ReportSpan {
  readonly start_date: string
  readonly end_date: string
}

/** A report covers at most so many days, and has so many rows on a page. */
export const paymentReportLimits = { days: 366, rows: 25 } as const

/** The month of a day, from its first day to its last. */
function monthSpan(day: string): ReportSpan {
  const start_date = `${day.slice(0, 8)}01`
  return { start_date, end_date: addDays(addMonths(start_date, 1), -1) }
}

/** What is wrong with a span of days; null where nothing is. */
export function checkReportSpan(span: ReportSpan): Text | null {
  const { start_date, end_date } = isRecord(span) ? span : ({} as Partial<ReportSpan>)
  if (!isApiDate(start_date) || !isApiDate(end_date)) return words.spanMissing
  const days = (daysBetween(start_date, end_date) ?? -1) + 1
  if (days < 1) return words.spanBackwards
  return days > paymentReportLimits.days ? words.spanLong : null
}

/**
 * The span that is asked for, of which either end may be missing: the rest of its month then. One that is asked for wrongly is the
 * present month.
 */
export function reportSpanOf(asked: Partial<ReportSpan>, today: string): ReportSpan {
  const { start_date, end_date } = isRecord(asked) ? asked : ({} as Partial<ReportSpan>)
  const span = {
    start_date: start_date ?? monthSpan(end_date && isApiDate(end_date) ? end_date : today).start_date,
    end_date: end_date ?? monthSpan(start_date && isApiDate(start_date) ? start_date : today).end_date,
  }
  return checkReportSpan(span) === null ? span : monthSpan(today)
}

/** Where a report is to be had as a file: a table for a spreadsheet, or a document. */
export const reportFileHref = (
  { start_date, end_date }: ReportSpan,
  kind: 'csv' | 'pdf',
  language: Locale,
): `/files/payments/report.${'csv' | 'pdf'}?${string}` =>
  `/files/payments/report.${kind}?start_date=${start_date}&end_date=${end_date}&lang=${language}`

/** Where the receipt of a paid invoice is to be had as a document. */
export const receiptHref = (
  invoiceId: number,
  language: Locale,
): `/files/invoices/${number}/receipt.pdf?lang=${Locale}` =>
  `/files/invoices/${invoiceId}/receipt.pdf?lang=${language}`

/** Whether an invoice has a receipt: it was paid, whatever came of that later. */
export const hasReceipt = (invoice: { readonly status: string; readonly paid_at: string | null }): boolean =>
  invoice.paid_at !== null && receiptStatuses.some((one) => one === invoice.status)

/** Whose payments a report is about: a family's own, a caregiver's pay, or everybody's for the staff. */
export type ReportSide = 'family' | 'caregiver' | 'staff'
/** Whose payments somebody of a role reads. */
export const reportSideOf = (role: string): ReportSide =>
  role === 'family' || role === 'caregiver' ? role : 'staff'

const taxesWords: Readonly<Record<ReportSide, Text>> = {
  family: words.taxesOfEmployer,
  caregiver: words.withheld,
  staff: words.taxesOfEmployers,
}
/** What the taxes of a report are to whoever reads it: an employer's own, those of employers, or what was withheld. */
export const reportTaxesWord = (side: ReportSide): Text => taxesWords[side]
