import { reportTaxesWord, type PaymentsReport, type ReportSide } from '@homecare/sdk/deposits'
import { dateWords, formatDollars, say, signedDollars, type Locale } from '@homecare/sdk/kit'
import { reportKinds, reportTexts as words } from '@homecare/sdk/texts'
import type { Paper, PaperPart } from '../pdf/paper.ts'
import { paperServerTexts } from './texts.ts'

interface Making {
  readonly report: PaymentsReport
  /** Who reads it. */
  readonly name: string
  readonly side: ReportSide
  readonly locale: Locale
  readonly brand: string
  readonly now: number
}

/** What was paid from one day to another, as a document. */
export function reportPaper({ report, name, side, locale, brand, now }: Making): Paper {
  const day = (value: string) => dateWords(value, 'day', locale)
  const title = say(locale, words.title)
  const span = say(locale, words.spanOf, { first: day(report.start_date), last: day(report.end_date) })
  /** That there are more than are shown. */
  const firstOf = (
    said: typeof words.firstRows | typeof words.firstPeople,
    count: number,
    total: number,
  ): PaperPart[] =>
    count < total ? [{ kind: 'paragraph', soft: true, text: say(locale, said, { count, total }) }] : []
  const sums = (heading: string, rows: readonly (readonly [string, number])[]): PaperPart[] => [
    { kind: 'heading', text: heading },
    { kind: 'facts', facts: rows.map(([of, cents]) => ({ name: of, value: signedDollars(cents) })) },
  ]
  const parts: PaperPart[] = [
    { kind: 'paragraph', text: `${name}. ${span}` },
    {
      kind: 'facts',
      facts: [
        { name: say(locale, words.total), value: signedDollars(report.total) },
        { name: say(locale, words.wages), value: formatDollars(report.wages) },
        { name: say(locale, reportTaxesWord(side)), value: formatDollars(report.taxes) },
      ],
    },
    ...(report.rows.length === 0
      ? [{ kind: 'paragraph', text: say(locale, words.empty) } as const]
      : [
          ...sums(
            say(locale, words.byMonth),
            report.months.map(({ month, cents }) => [dateWords(`${month}-01`, 'month', locale), cents]),
          ),
          ...sums(
            say(locale, words.byPerson),
            report.people.map((person) => [person.name, person.cents]),
          ),
          ...firstOf(words.firstPeople, report.people.length, report.total_people),
          { kind: 'heading', text: say(locale, words.all) } as const,
          ...firstOf(words.firstRows, report.rows.length, report.total_records),
          tableOf(report, locale),
        ]),
  ]
  return {
    ...{ language: locale, title, author: brand, made: new Date(now).toISOString(), parts },
    foot: [brand, title, name].join(' · '),
    pageOf: say(locale, paperServerTexts.pageOf, { page: '{page}', pages: '{pages}' }),
  }
}

const tableOf = ({ rows }: PaymentsReport, locale: Locale): PaperPart => ({
  kind: 'table',
  columns: [
    { name: say(locale, words.day), share: 5 },
    { name: say(locale, words.what), share: 5 },
    { name: say(locale, words.who), share: 5 },
    { name: say(locale, words.invoice), share: 5 },
    { name: say(locale, words.amount), share: 4, atEnd: true },
  ],
  rows: rows.map(({ date, kind, name, description, amount }) => [
    dateWords(date, 'day', locale),
    say(locale, reportKinds[kind as keyof typeof reportKinds] ?? words.payment),
    ...[name, description, signedDollars(amount)],
  ]),
})
