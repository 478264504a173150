import {
  savingsWords,
  scheduleLines,
  taxLimits,
  wageBoxes,
  type ScheduleH,
  type WageStatement,
} from '@homecare/sdk/householdTaxes'
import { formatDollars, pacificTimeZone, say, type Locale, type Text } from '@homecare/sdk/kit'
import type { HealthWageSavings, TaxData } from '@homecare/sdk/payments'
import { taxYearOf } from '@homecare/sdk/payroll'
import { familyHomeTexts, householdTaxTexts } from '@homecare/sdk/texts'
import { taxFileTexts as words } from '../payroll/texts.ts'
import type { Paper, PaperPart } from '../pdf/paper.ts'
import { instantWords } from './sides.ts'
import { paperServerTexts } from './texts.ts'

/** Of which year, for whom, and how a document of a household's taxes is made. */
export interface TaxMaking {
  readonly year: number
  readonly employer: TaxData
  readonly savings: HealthWageSavings
  readonly locale: Locale
  /** The name of the product. */
  readonly brand: string
  /** Milliseconds. */
  readonly now: number
}

/** The figures of a caregiver's wage statement, box by box. */
export function wageStatementPaper(statement: WageStatement, making: TaxMaking): Paper {
  const { year, locale } = making
  const name = statement.name || say(locale, familyHomeTexts.caregiverLeft)
  const title = say(locale, words.statementTitle, { year: String(year) })
  const back = say(locale, householdTaxTexts.givesBack, {
    ...{ year, amount: formatDollars(taxYearOf(`${year}-12-31`)?.cashWages ?? 0) },
    back: formatDollars(statement.gives_back),
  })
  return taxPaper(making, title, [
    { kind: 'facts', facts: [...employerFacts(making), { name: say(locale, words.caregiver), value: name }] },
    ...figures(
      locale,
      wageBoxes.map(({ name: box, of }) => ({ name: box, cents: of(statement) })),
    ),
    ...(statement.gives_back > 0 ? [{ kind: 'paragraph', text: back } as const] : []),
    { kind: 'paragraph', text: say(locale, householdTaxTexts.statementsText) },
  ])
}

/** The worksheet for the household's own form, line by line. */
export function schedulePaper(schedule: ScheduleH, making: TaxMaking): Paper {
  const { year, locale, savings } = making
  return taxPaper(making, say(locale, words.scheduleTitle, { year: String(year) }), [
    { kind: 'facts', facts: employerFacts(making) },
    ...figures(locale, scheduleLines(schedule)),
    { kind: 'paragraph', text: say(locale, householdTaxTexts.scheduleText, { year }) },
    { kind: 'heading', text: say(locale, householdTaxTexts.savings) },
    { kind: 'paragraph', text: say(locale, savingsWords(savings, locale, pacificTimeZone)) },
    { kind: 'paragraph', text: say(locale, householdTaxTexts.savingsLimit) },
  ])
}

function employerFacts({ employer, locale }: TaxMaking) {
  const { legal_name, address, address2, city, state, zip_code, employer_id_last4: last4 } = employer
  const place = [
    address,
    address2,
    [city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ]
  return [
    { name: say(locale, words.employer), value: [legal_name, ...place].filter(Boolean).join('\n') },
    {
      name: say(locale, words.employerNumber),
      value: last4 ? say(locale, words.endsIn, { last4 }) : say(locale, words.noNumber),
    },
  ]
}

const figures = (
  locale: Locale,
  lines: readonly { readonly name: Text; readonly cents: number }[],
): PaperPart[] => [
  { kind: 'heading', text: say(locale, words.figures) },
  {
    kind: 'table',
    columns: [
      { name: say(locale, words.item), share: 9 },
      { name: say(locale, words.amount), share: 4, atEnd: true },
    ],
    rows: lines.map(({ name, cents }) => [say(locale, name), formatDollars(cents)]),
  },
]

/** What both have in common: that it is a copy, what is not covered, and of when it is. */
function taxPaper({ employer, locale, brand, now }: TaxMaking, title: string, parts: PaperPart[]): Paper {
  const made = new Date(now).toISOString()
  const at = instantWords(made, locale, pacificTimeZone)
  return {
    ...{ language: locale, title, author: brand, made },
    parts: [
      { kind: 'paragraph', text: say(locale, words.copy) },
      ...parts,
      { kind: 'paragraph', text: say(locale, words.noTaxNumbers) },
      { kind: 'heading', text: say(locale, words.notCovered) },
      { kind: 'list', items: taxLimits.map((limit) => say(locale, limit)) },
      { kind: 'paragraph', soft: true, text: say(locale, paperServerTexts.made, { brand, at }) },
    ],
    foot: say(locale, words.foot, { brand, title, name: employer.legal_name }),
    pageOf: say(locale, paperServerTexts.pageOf, { page: '{page}', pages: '{pages}' }),
  }
}
