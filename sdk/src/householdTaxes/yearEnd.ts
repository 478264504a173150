import { isApiDate } from '../kit/dates/dates.js'
import { numberOf, recordsIn } from '../kit/shape.js'
import { quotient } from '../payroll/rounding.js'
import { taxYearOf } from '../payroll/taxYears.js'

/** A pay of an enrolled household that its family has paid, and its taxes as they were worked out then. Cents. */
export interface PaidTaxes {
  readonly caregiver_id: number
  readonly name: string
  /** The day by whose year and quarter it counts. */
  readonly day: string
  /** Cash wages, a tip among them. */
  readonly wages: number
  readonly withheld_social_security: number
  readonly withheld_medicare: number
  readonly withheld_additional_medicare: number
  readonly social_security: number
  readonly medicare: number
  readonly unemployment: number
}

/** What was paid in a quarter, 1 to 4, and the taxes of it: `total` is what the household owes for it. */
export interface TaxQuarter {
  readonly quarter: number
  readonly wages: number
  readonly withheld: number
  readonly employer: number
  readonly unemployment: number
  readonly total: number
}

/** The figures of a caregiver's wage statement (Form W-2), and whether they are enough for one. */
export interface WageStatement {
  readonly caregiver_id: number
  readonly name: string
  /** Box 1, 3 and 5. */
  readonly wages: number
  readonly social_security_wages: number
  readonly medicare_wages: number
  /** Box 4 and 6. */
  readonly social_security: number
  readonly medicare: number
  /** The year's wages are below the threshold: no such tax is due of them, and what was withheld is to be given back. */
  readonly gives_back: number
}

/** What goes on the household's own form (Schedule H), cents. */
export interface ScheduleH {
  readonly social_security_wages: number
  readonly social_security_tax: number
  readonly medicare_wages: number
  readonly medicare_tax: number
  readonly additional_medicare_wages: number
  readonly additional_medicare_tax: number
  /** Zero where no quarter of this year or the one before has reached the threshold. */
  readonly unemployment_wages: number
  readonly unemployment_tax: number
  readonly total: number
}

/** The taxes of a household for a year. */
export interface HouseholdYear {
  readonly year: number
  readonly quarters: readonly TaxQuarter[]
  readonly statements: readonly WageStatement[]
  readonly schedule: ScheduleH
}

/** Both sides' part, in basis points, as the form multiplies them. */
const both = { socialSecurity: 1240, medicare: 290, additionalMedicare: 90, unemployment: 60 } as const
const additionalAbove = 20_000_000

/**
 * The federal taxes of a household for a year, of what it has paid. Social security and Medicare are due of a caregiver's wages
 * once these reach the year's threshold; below it nothing is due, and what was withheld is given back. The unemployment tax is due
 * of each caregiver's first wages once a quarter of this year or the one before has reached its threshold. On the
 * form each tax is worked out of the year's sums, rounded half up once, so it may differ by cents from what was set aside
 * pay by pay. `before` is the most that was paid in a quarter of the year before. Null for what is no year.
 */
export function householdYear(paid: readonly PaidTaxes[], year: number, before = 0): HouseholdYear | null {
  const figures = Number.isInteger(year) && year > 999 && year < 10_000 ? taxYearOf(`${year}-12-31`) : null
  if (!figures) return null
  const rows = recordsIn(paid).filter(({ day }) => isApiDate(day) && Number(day.slice(0, 4)) === year)
  const sum = (some: readonly PaidTaxes[], ...names: readonly (keyof PaidTaxes)[]) =>
    some.reduce((all, row) => all + names.reduce((one, name) => one + (numberOf(row[name]) ?? 0), 0), 0)
  const quarters = [1, 2, 3, 4].map((quarter): TaxQuarter => {
    const own = rows.filter(({ day }) => Math.ceil(Number(day.slice(5, 7)) / 3) === quarter)
    const withheld = sum(own, ...withheldNames)
    const employer = sum(own, 'social_security', 'medicare')
    const unemployment = sum(own, 'unemployment')
    return {
      ...{ quarter, wages: sum(own, 'wages'), withheld, employer, unemployment },
      total: withheld + employer + unemployment,
    }
  })
  const ids = [...new Set(rows.map(({ caregiver_id }) => caregiver_id))]
  const statements = ids.map((caregiver_id): WageStatement => {
    const own = rows.filter((row) => row.caregiver_id === caregiver_id)
    const wages = sum(own, 'wages')
    const isDue = wages >= figures.cashWages
    const withheld = sum(own, ...withheldNames)
    return {
      ...{ caregiver_id, name: own.at(-1)?.name ?? '', wages },
      social_security_wages: isDue ? Math.min(wages, figures.socialSecurityTo) : 0,
      medicare_wages: isDue ? wages : 0,
      social_security: isDue ? sum(own, 'withheld_social_security') : 0,
      medicare: isDue ? sum(own, 'withheld_medicare', 'withheld_additional_medicare') : 0,
      gives_back: isDue ? 0 : withheld,
    }
  })
  const isUnemploymentDue =
    Math.max(numberOf(before) ?? 0, ...quarters.map(({ wages }) => wages)) >= figures.quarterWages
  const social_security_wages = statements.reduce((all, one) => all + one.social_security_wages, 0)
  const medicare_wages = statements.reduce((all, one) => all + one.medicare_wages, 0)
  const additional_medicare_wages = statements.reduce(
    (all, { medicare_wages: wages }) => all + Math.max(0, wages - additionalAbove),
    0,
  )
  const unemployment_wages = isUnemploymentDue
    ? statements.reduce((all, { wages }) => all + Math.min(wages, figures.unemploymentTo), 0)
    : 0
  const of = (wages: number, basisPoints: number) => quotient(wages * basisPoints, 10_000)
  const taxes = {
    social_security_tax: of(social_security_wages, both.socialSecurity),
    medicare_tax: of(medicare_wages, both.medicare),
    additional_medicare_tax: of(additional_medicare_wages, both.additionalMedicare),
    unemployment_tax: of(unemployment_wages, both.unemployment),
  }
  return {
    ...{ year, quarters, statements },
    schedule: {
      ...{ social_security_wages, medicare_wages, additional_medicare_wages, unemployment_wages, ...taxes },
      total: Object.values(taxes).reduce((all, tax) => all + tax, 0),
    },
  }
}

const withheldNames = [
  'withheld_social_security',
  'withheld_medicare',
  'withheld_additional_medicare',
] as const

/** The years of which there is something, the newest first: those that were paid in, and this one. */
export function taxYearsPaid(days: readonly string[], today: string): number[] {
  const years = [...(Array.isArray(days) ? days : []), today]
    .filter(isApiDate)
    .map((day) => Number(day.slice(0, 4)))
  return [...new Set(years)].toSorted((one, other) => other - one)
}

/** Whether a value is a year of four digits, as it stands in an address. */
export const isTaxYear = (value: unknown): value is string =>
  typeof value === 'string' && /^[12]\d{3}$/.test(value)
