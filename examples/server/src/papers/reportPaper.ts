import type { PaymentsReport } from '@homecare/sdk/deposits'
import { dateWords, formatDollars, say, type Locale } from '@homecare/sdk/kit'
import { reportKinds, reportTexts as words } from '@homecare/sdk/texts'
import type { Paper, PaperPart } from '../pdf/paper.ts'
import { paperServerTexts } from './texts.ts'

interface Making {
  readonly report: PaymentsReport
  /** Who reads it. */
  readonly name: string
  readonly role: string
  readonly locale: Locale
  readonly brand: string
  readonly now: number
}

/** What was paid from one day to another, as a document. */
export function reportPaper({ report, name, role, locale, brand, now }: Making): Paper {
  const day = (value: string) => dateWords(value, 'day', locale)
  const title = say(locale, words.title)
  const taxes =
    role === 'caregiver' ? words.withheld : role === 'staff' ? words.taxesOfEmployers : words.taxesOfEmployer
  const span = say(locale, words.spanOf, { first: day(report.start_date), last: day(report.end_date) })
  const sums = (heading: string, rows: readonly (readonly [string, number])[]): PaperPart[] => [
    { kind: 'heading', text: heading },
    { kind: 'facts', facts: rows.map(([of, cents]) => ({ name: of, value: signed(cents) })) },
  ]
  const parts: PaperPart[] = [
    { kind: 'paragraph', text: `${name}. ${span}` },
    {
      kind: 'facts',
      facts: [
        { name: say(locale, words.total), value: signed(report.total) },
        { name: say(locale, words.wages), value: formatDollars(report.wages) },
        { name: say(locale, taxes), value: formatDollars(report.taxes) },
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
          { kind: 'heading', text: say(locale, words.all) } as const,
          ...(report.next === null
            ? []
            : [
                {
                  kind: 'paragraph',
                  soft: true,
                  text: say(locale, words.firstRows, {
                    count: report.rows.length,
                    total: report.total_records,
                  }),
                } as const,
              ]),
          tableOf(report, locale),
        ]),
  ]
  return {
    ...{ language: locale, title, author: brand, made: new Date(now).toISOString(), parts },
    foot: [brand, title, name].join(' · '),
    pageOf: say(locale, paperServerTexts.pageOf, { page: '{page}', pages: '{pages}' }),
  }
}

const signed = (cents: number) => (cents < 0 ? `−${formatDollars(-cents)}` : formatDollars(cents))

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
    ...[name, description, signed(amount)],
  ]),
})
