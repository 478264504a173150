import {
  householdYear,
  savingsWords,
  scheduleLines,
  taxLimits,
  wageBoxes,
  type PaidTaxes,
} from '@homecare/sdk/householdTaxes'
import {
  centsToField,
  csvOf,
  pacificTimeZone,
  say,
  type CsvCell,
  type Locale,
  type Sayable,
  type Text,
} from '@homecare/sdk/kit'
import { familyHomeTexts, householdTaxTexts } from '@homecare/sdk/texts'
import type { Db } from '../db/connect.ts'
import { savingsOf } from './healthSavings.ts'
import { pagesOfPays } from './paidTaxes.ts'
import { taxFileTexts as words } from './texts.ts'

/**
 * The taxes of a household in a year as a table for whoever prepares its forms: a line for each amount of each pay, then the figures
 * of the forms, and what is not covered. The figures are worked out of the pays above them. In pieces, as the pays are read.
 */
export async function* taxTable(
  db: Db,
  familyId: number,
  year: number,
  locale: Locale,
): AsyncGenerator<string> {
  const line = (part: Text, name: string, day: string, invoice: string, item: Sayable, cents?: number) => {
    const amount: CsvCell = cents === undefined ? null : centsToField(cents)
    return csvOf([[say(locale, part), name, day, invoice, say(locale, item), amount]])
  }
  const named = (name: string) => name || say(locale, familyHomeTexts.caregiverLeft)
  yield csvOf([
    [words.part, words.caregiver, words.day, words.invoice, words.item, words.amount].map((one) =>
      say(locale, one),
    ),
  ])
  const paid: PaidTaxes[] = []
  for await (const page of pagesOfPays(db, familyId)) {
    paid.push(...page)
    yield page
      .filter(({ day }) => day.startsWith(`${year}-`))
      .flatMap((pay) =>
        amountsOf(pay).map(([item, cents]) =>
          line(words.pays, named(pay.name), pay.day, pay.number, item, cents),
        ),
      )
      .join('')
  }
  const found = householdYear(paid, year)
  for (const statement of found?.statements ?? []) {
    const own = (item: Text, cents: number) =>
      line(words.statement, named(statement.name), '', '', item, cents)
    for (const { name, of } of wageBoxes) yield own(name, of(statement))
    if (statement.gives_back > 0) yield own(words.givesBack, statement.gives_back)
  }
  if (found && found.statements.length > 0)
    for (const { name, cents } of scheduleLines(found.schedule))
      yield line(words.schedule, '', '', '', name, cents)
  const { savings, savingsLimit } = householdTaxTexts
  yield line(savings, '', '', '', savingsWords(await savingsOf(db, familyId), locale, pacificTimeZone))
  yield line(savings, '', '', '', savingsLimit)
  for (const limit of taxLimits) yield line(words.notCovered, '', '', '', limit)
}

/** The amounts of a pay that are not nothing. */
function amountsOf(pay: PaidTaxes): (readonly [Text, number])[] {
  const { wages } = householdTaxTexts
  const all: (readonly [Text, number])[] = [
    [pay.enrolled ? wages : words.wagesOutside, pay.wages],
    [words.withheldSocialSecurity, pay.withheld_social_security],
    [words.withheldMedicare, pay.withheld_medicare],
    [words.withheldAdditional, pay.withheld_additional_medicare],
    [words.socialSecurity, pay.social_security],
    [words.medicare, pay.medicare],
    [householdTaxTexts.unemployment, pay.unemployment],
  ]
  return all.filter(([, cents], at) => at === 0 || cents !== 0)
}
