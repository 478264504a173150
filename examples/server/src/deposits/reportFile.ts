import { reportTexts as words, reportKinds } from '@homecare/sdk/texts'
import { addDays, centsToField, csvOf, minutesAsHours, say, type Locale } from '@homecare/sdk/kit'
import type { ReportRow, ReportSpan } from '@homecare/sdk/deposits'
import type { Db } from '../db/connect.ts'
import { reportRows, type ReportReader } from './report.ts'

/** Rows that are in hand at a time, however many there are. */
const atOnce = 500
/** Days that are read first, the latest: each time that they hold fewer rows than are taken in hand, twice as many are read next. */
const firstDays = 4

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
  for await (const rows of partsOf(db, reader, span)) yield rows.map((row) => lineOf(row, locale)).join('')
}

/**
 * The rows of a report in parts, the latest first. A part is read of a few days, so that the first is there soon, none sorts what
 * another has given, and nothing is held between two: neither rows, nor a connection.
 */
async function* partsOf(db: Db, reader: ReportReader, span: ReportSpan): AsyncGenerator<ReportRow[]> {
  let { end_date } = span
  let days = firstDays
  let after: string | undefined
  while (end_date >= span.start_date) {
    const first = addDays(end_date, 1 - days)
    const start_date = first < span.start_date ? span.start_date : first
    const rows = await reportRows(db, reader, { start_date, end_date }, { after, limit: atOnce })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last && rows.length === atOnce) {
      // The latest come first: what is left of these days is of that day or before it.
      ;[after, end_date] = [last.key, last.date]
    } else {
      ;[after, end_date] = [undefined, addDays(start_date, -1)]
      days *= 2
    }
  }
}

function lineOf(row: ReportRow, locale: Locale): string {
  const kind = reportKinds[row.kind as keyof typeof reportKinds] ?? words.payment
  const said = line([
    ...[row.date, say(locale, kind), row.name, row.description],
    ...[row.start_date, row.end_date, minutesAsHours(row.minutes)],
  ])
  // A sum of our own is no formula, though it may begin with a minus.
  return said.replace(/\r\n$/, `,${centsToField(row.amount)}\r\n`)
}
