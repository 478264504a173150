import { formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { checkReportSpan, type ReportSpan } from './report.js'

const spanOf = ({ start_date, end_date }: ReportSpan): ReportSpan => ({
  start_date: parseFormDate(start_date) ?? '',
  end_date: parseFormDate(end_date) ?? '',
})

/** Choosing the days of a report, as they are typed: MM/DD/YYYY. What is wrong with them is said beside the last one. */
export function createSpanForm(span: ReportSpan, done: (chosen: ReportSpan) => unknown): Form<ReportSpan> {
  return createForm<ReportSpan>({
    fields: {
      start_date: { initial: formatFormDate(span.start_date) },
      end_date: {
        initial: formatFormDate(span.end_date),
        checks: [(_, typed) => checkReportSpan(spanOf(typed))],
      },
    },
    async submit(typed) {
      await done(spanOf(typed))
    },
  })
}
