import { isApiDate } from '../kit/dates/dates.js'
import { numberOf, recordsIn } from '../kit/shape.js'
import { quotient } from '../payroll/rounding.js'
import { additionalMedicare, employerTaxes, taxYearOf } from '../payroll/taxYears.js'

/** A pay that a family has paid, and its taxes as they were worked out then: none while it was not enrolled. Cents. */
export interface PaidTaxes {
  /** Whether the household was enrolled then. */
  readonly enrolled: boolean
  readonly caregiver_id: number
  /** Empty where nobody knows it any more. */
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

/**
 * The federal taxes of a household for a year, of what it has paid while it was enrolled. Social security and Medicare are due of a
 * caregiver's wages once all that they were paid in the year reaches its threshold; below it nothing is due, and what was
 * withheld is given back. The unemployment tax is due of each caregiver's first wages once what everybody was paid in a quarter
 * of this year or the one before has reached its threshold. Both thresholds count what was paid without enrollment too, so
 * `paid` holds the pays of both years. On the form each tax is worked out of the year's sums, rounded half up once, so it may
 * differ by cents from what was set aside pay by pay. Null for what is no year.
 */
export function householdYear(paid: readonly PaidTaxes[], year: number): HouseholdYear | null {
  const figures = Number.isInteger(year) && year > 999 && year < 10_000 ? taxYearOf(`${year}-12-31`) : null
  if (!figures) return null
  const known = recordsIn(paid).filter(({ day }) => isApiDate(day))
  const ofYear = known.filter(({ day }) => yearOf(day) === year)
  const rows = ofYear.filter(({ enrolled }) => enrolled === true)
  const quarters = [1, 2, 3, 4].map((quarter): TaxQuarter => {
    const own = rows.filter(({ day }) => quarterOf(day) === quarter)
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
    const isOwn = (row: PaidTaxes) => row.caregiver_id === caregiver_id
    const own = rows.filter(isOwn)
    const wages = sum(own, 'wages')
    const isDue = sum(ofYear.filter(isOwn), 'wages') >= figures.cashWages
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
  const isUnemploymentDue = mostInQuarter(known, [year - 1, year]) >= figures.quarterWages
  const social_security_wages = statements.reduce((all, one) => all + one.social_security_wages, 0)
  const medicare_wages = statements.reduce((all, one) => all + one.medicare_wages, 0)
  const additional_medicare_wages = statements.reduce(
    (all, { medicare_wages: wages }) => all + Math.max(0, wages - additionalMedicare.above),
    0,
  )
  const unemployment_wages = isUnemploymentDue
    ? statements.reduce((all, { wages }) => all + Math.min(wages, figures.unemploymentTo), 0)
    : 0
  const of = (wages: number, basisPoints: number) => quotient(wages * basisPoints, 10_000)
  const taxes = {
    // Employers pay as much as is withheld.
    social_security_tax: of(social_security_wages, 2 * employerTaxes.socialSecurity),
    medicare_tax: of(medicare_wages, 2 * employerTaxes.medicare),
    additional_medicare_tax: of(additional_medicare_wages, additionalMedicare.basisPoints),
    unemployment_tax: of(unemployment_wages, employerTaxes.unemployment),
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

const sum = (rows: readonly PaidTaxes[], ...names: readonly (keyof PaidTaxes)[]) =>
  rows.reduce((all, row) => all + names.reduce((one, name) => one + (numberOf(row[name]) ?? 0), 0), 0)

const yearOf = (day: string) => Number(day.slice(0, 4))
const quarterOf = (day: string) => Math.ceil(Number(day.slice(5, 7)) / 3)

/** The most that everybody was paid in a quarter of some years. */
function mostInQuarter(paid: readonly PaidTaxes[], years: readonly number[]): number {
  const quarters = new Map<string, number>()
  for (const row of paid.filter(({ day }) => years.includes(yearOf(day)))) {
    const quarter = `${yearOf(row.day)} ${quarterOf(row.day)}`
    quarters.set(quarter, (quarters.get(quarter) ?? 0) + sum([row], 'wages'))
  }
  return Math.max(0, ...quarters.values())
}

/** The years of which there is something, the newest first: those that were paid in, and this one. */
export function taxYearsPaid(days: readonly string[], today: string): number[] {
  const years = [...(Array.isArray(days) ? days : []), today].filter(isApiDate).map(yearOf)
  return [...new Set(years)].toSorted((one, other) => other - one)
}

/** Whether a value is a year of four digits, as it stands in an address. */
export const isTaxYear = (value: unknown): value is string =>
  typeof value === 'string' && /^[12]\d{3}$/.test(value)
