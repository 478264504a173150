import { isApiDate } from '../kit/dates/dates.js'

/** What a year says of household employers. Cents. */
export interface TaxYear {
  readonly year: number
  /** Cash wages to one person in the year, from which social security and Medicare are due. */
  readonly cashWages: number
  /** Cash wages to everybody in a quarter, from which the federal unemployment tax (FUTA) is due. */
  readonly quarterWages: number
  /** Wages of the year up to which social security is due, and FUTA. */
  readonly socialSecurityTo: number
  readonly unemploymentTo: number
}

/**
 * The figures of Publication 926, by year. Add the row of a new year when the Internal Revenue Service has published it,
 * in autumn; until then the last year's stand.
 */
const taxYears: readonly TaxYear[] = [
  taxYearRow(2024, 2700, 168_600),
  taxYearRow(2025, 2800, 176_100),
  taxYearRow(2026, 3000, 184_500),
]

function taxYearRow(year: number, cashDollars: number, socialSecurityDollars: number): TaxYear {
  return {
    year,
    cashWages: cashDollars * 100,
    quarterWages: 100_000,
    socialSecurityTo: socialSecurityDollars * 100,
    unemploymentTo: 700_000,
  }
}

/** The figures that hold on a day: those of its year, else of the last year that is known before it. */
export function taxYearOf(day: string): TaxYear | null {
  if (!isApiDate(day)) return null
  const year = Number(day.slice(0, 4))
  return taxYears.filter((row) => row.year <= year).at(-1) ?? null
}

/** What an employer pays on wages, in basis points: social security, Medicare, and FUTA after the credit. */
export const employerTaxes = { socialSecurity: 620, medicare: 145, unemployment: 60 } as const

/** The additional Medicare tax of employees, in basis points: on the wages of a year above an amount in cents. */
export const additionalMedicare = { above: 20_000_000, basisPoints: 90 } as const
