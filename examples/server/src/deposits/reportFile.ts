import { reportTexts as words, reportKinds } from '@homecare/sdk/texts'
import { centsToField, csvOf, minutesAsHours, say, type Locale } from '@homecare/sdk/kit'
import type { ReportRow, ReportSpan } from '@homecare/sdk/deposits'
import type { Db } from '../db/connect.ts'
import { reportRows, type ReportReader } from './report.ts'

/** Rows that are in hand at a time, however many there are: each time the days that are left are read anew. */
const atOnce = 2000

const line = (cells: readonly string[]): string => csvOf([cells])

/** A report as a table for spreadsheets, row by row as it is read. Cells that a spreadsheet would take for formulas are made words. */
export async function* reportCsv(
  db: Db,
  reader: ReportReader,
  span: ReportSpan,
  locale: Locale,
): AsyncGenerator<string> {
  const head = [
    words.day,
    words.what,
    words.who,
    words.invoice,
    words.from,
    words.until,
    words.time,
    words.amount,
  ]
  yield line(head.map((name) => say(locale, name)))
  let after: string | undefined
  let left = span
  for (let isMore = true; isMore;) {
    const rows = await reportRows(db, reader, left, { after, limit: atOnce })
    yield rows.map((row) => lineOf(row, locale)).join('')
    const last = rows.at(-1)
    after = last?.key
    // The latest come first: what is left is of that day or before it.
    if (last) left = { ...left, end_date: last.date }
    isMore = rows.length === atOnce
  }
}

function lineOf(row: ReportRow, locale: Locale): string {
  const kind = reportKinds[row.kind as keyof typeof reportKinds] ?? words.payment
  const said = line([
    ...[
      row.date,
      say(locale, kind),
      row.name,
      row.description,
      row.start_date,
      row.end_date,
      minutesAsHours(row.minutes),
    ],
  ])
  // A sum of our own is no formula, though it may begin with a minus.
  return said.replace(/\r\n$/, `,${centsToField(row.amount)}\r\n`)
}
