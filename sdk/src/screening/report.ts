import { formatFormDate } from '../kit/dates/dates.js'
import { say, type Locale, type Sayable } from '../kit/text.js'
import { backgroundReportTexts } from './backgroundTexts.js'
import { backgroundSearches, backgroundStatuses, searchFindings } from '../vocabulary/screening/catalogue.js'
import type { BackgroundReport } from './calls.js'

/** A report as a text to be kept: what the page shows, line by line, in the language of whoever reads it. */
export function reportAsText(report: BackgroundReport, name: string, locale: Locale): string {
  const { status, started_on, completed_on, sections } = report
  const of = (text: Parameters<typeof say>[1]) => say(locale, text)
  const state = backgroundStatuses.find(status)
  const days = [
    [backgroundReportTexts.startedOn, started_on],
    [backgroundReportTexts.completedOn, completed_on],
  ] as const
  const head = [
    of(backgroundReportTexts.reportTitle),
    `${of(backgroundReportTexts.name)}: ${name}`,
    `${of(backgroundReportTexts.status)}: ${state ? of(state.label) : status}`,
    ...days.flatMap(([label, day]) => (day ? [`${of(label)}: ${formatFormDate(day)}`] : [])),
  ]
  const found = sections.map(({ title, result, details }) =>
    [`${of(reportWord(title))}: ${of(reportWord(result))}`, ...details.map((line) => `  - ${line}`)].join(
      '\n',
    ),
  )
  return `${[head.join('\n'), ...found].join('\n\n')}\n`
}

/** A word of a report in both languages where it is one of the catalogues', else as it was written. */
export function reportWord(word: string): Sayable {
  const known = [...backgroundSearches.entries, ...searchFindings.entries]
  return known.find(({ label }) => label[0] === word)?.label ?? word
}
