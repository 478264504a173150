import { dateWords } from '../kit/dates/dateNames.js'
import { message, type Locale, type Sayable, type Text } from '../kit/text.js'
import { householdTaxTexts as words } from './screenTexts.js'
import type { ScheduleH, WageStatement } from './yearEnd.js'

/** Where the figures of a caregiver's wage statement (Form W-2) for a year are as a PDF. For the session of the household. */
export const wageStatementHref = (
  caregiverId: number,
  year: number,
  language: Locale,
): `/files/payroll/wage-statements/${number}.pdf?${string}` =>
  `/files/payroll/wage-statements/${caregiverId}.pdf?year=${year}&lang=${language}`

/** Where the worksheet for the household's own form (Schedule H) of a year is as a PDF. */
export const scheduleHref = (year: number, language: Locale): `/files/payroll/schedule-h.pdf?${string}` =>
  `/files/payroll/schedule-h.pdf?year=${year}&lang=${language}`

/** Where every pay of a year with its taxes, and the figures of the forms, are as a table for whoever prepares them. */
export const taxTableHref = (year: number, language: Locale): `/files/payroll/year.csv?${string}` =>
  `/files/payroll/year.csv?year=${year}&lang=${language}`

/** What the figures of a household's taxes do not cover, as every page and every file of them says it. */
export const taxLimits: readonly Text[] = [
  words.limitFiling,
  words.limitState,
  words.limitIncome,
  words.limitEnrolled,
  words.limitAdvice,
]

/** Whether a household saves wages for health costs, in words; the day of it in a time zone. */
export const savingsWords = (
  { opted_in_at: at }: { readonly opted_in_at: string | null },
  locale: Locale,
  zone: string,
): Sayable =>
  at === null ? words.savingsNot : message(words.savingsSince, { day: dateWords(at, 'day', locale, zone) })

/** The lines of a wage statement, each with its box: cents. */
export const wageBoxes: readonly {
  readonly name: Text
  of(statement: WageStatement): number
}[] = [
  { name: words.box1, of: ({ wages }) => wages },
  { name: words.box2, of: () => 0 },
  { name: words.box3, of: (one) => one.social_security_wages },
  { name: words.box4, of: (one) => one.social_security },
  { name: words.box5, of: (one) => one.medicare_wages },
  { name: words.box6, of: (one) => one.medicare },
]

/** The lines of the household's own form in their order: cents. Those of the additional Medicare tax only where there is one. */
export const scheduleLines = (schedule: ScheduleH): { readonly name: Text; readonly cents: number }[] => [
  { name: words.socialSecurityWages, cents: schedule.social_security_wages },
  { name: words.socialSecurityTax, cents: schedule.social_security_tax },
  { name: words.medicareWages, cents: schedule.medicare_wages },
  { name: words.medicareTax, cents: schedule.medicare_tax },
  ...(schedule.additional_medicare_wages > 0
    ? [
        { name: words.additionalWages, cents: schedule.additional_medicare_wages },
        { name: words.additionalTax, cents: schedule.additional_medicare_tax },
      ]
    : []),
  { name: words.unemploymentWages, cents: schedule.unemployment_wages },
  { name: words.unemployment, cents: schedule.unemployment_tax },
  { name: words.due, cents: schedule.total },
]
