import {
  dateWords,
  formatDollars,
  minutesAsHours,
  pacificTimeZone,
  say,
  signedDollars,
  type Locale,
} from '@homecare/sdk/kit'
import { invoiceLineKinds, methodWords, type InvoiceDetail, type InvoiceLine } from '@homecare/sdk/payments'
import { expenseKinds } from '@homecare/sdk/timesheets'
import { invoiceScreenTexts, reportTexts as words } from '@homecare/sdk/texts'
import { shortName } from '../people/person.ts'
import type { Paper } from '../pdf/paper.ts'
import { sheetOf, type Making } from './sheetOf.ts'

/** The receipt of a paid invoice: for whom and when, line by line, and by what it was paid. */
export function receiptPaper(invoice: InvoiceDetail, making: Making): Paper {
  const { sides, locale } = making
  const { number, start_date, end_date, total, paid_at, lines, refunds } = invoice
  const day = (value: string) => dateWords(value, 'day', locale)
  const payment = invoice.payments.find(({ state }) => state === 'succeeded')
  return sheetOf(making, say(locale, words.receipt), [
    {
      kind: 'facts',
      facts: [
        { name: say(locale, words.invoice), value: number },
        { name: say(locale, words.who), value: sides.caregiver },
        {
          name: say(locale, words.hours),
          value: say(locale, words.spanOf, { first: day(start_date), last: day(end_date) }),
        },
        { name: say(locale, words.paidOn), value: dateWords(paid_at!, 'day', locale, pacificTimeZone) },
        {
          name: say(locale, words.paidBy),
          value: say(locale, payment ? methodWords(payment) : words.nothingToPay),
        },
        { name: say(locale, words.paidSum), value: formatDollars(total) },
        ...refunds.map(({ cents, at }) => ({
          name: say(locale, words.givenBack),
          value: `${formatDollars(cents)} · ${dateWords(at, 'day', locale, pacificTimeZone)}`,
        })),
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: say(locale, invoiceScreenTexts.for), share: 9 },
        { name: say(locale, words.day), share: 6 },
        { name: say(locale, words.amount), share: 4, atEnd: true },
      ],
      rows: [
        ...lines
          .filter(({ kind }) => invoiceLineKinds.find(kind)?.adds)
          .map((line) => [nameOf(line, locale), line.day ? day(line.day) : '', signedDollars(line.cents)]),
        [say(locale, words.total), '', formatDollars(total)],
      ],
    },
  ])
}

function nameOf({ kind, words: own, expense_kind, minutes }: InvoiceLine, locale: Locale): string {
  const known = invoiceLineKinds.find(kind)
  const spent = expense_kind ? expenseKinds.find(expense_kind) : undefined
  const name = say(locale, spent?.label ?? known?.label ?? [kind, kind])
  const isHours = kind === 'regular' || kind === 'special'
  const time = isHours && minutes ? minutesAsHours(minutes) : ''
  return [name, own, time].filter(Boolean).join(' · ')
}

/** Who a receipt is between. */
export const receiptSides = (family: string, provider: InvoiceDetail['provider']) => {
  const { first_name, last_initial: last_name } = provider
  const caregiver = shortName({ first_name, last_name })
  return { family, caregiver, other: caregiver, start_date: null, end_date: null }
}
