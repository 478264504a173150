import { isRecord, numberOf, partsOf } from '../kit/shape.js'
import { quotient } from './rounding.js'
import { additionalMedicare, employerTaxes, taxYearOf } from './taxYears.js'

/** A pay of an enrolled household to one person, and what came before it. Cents. */
export interface TaxablePay {
  /** The day by whose year it is taxed. */
  readonly day: string
  /** Cash wages, a tip among them, before anything is withheld. */
  readonly wages: number
  /** What the same household has paid the same person in the year before it. */
  readonly before: {
    readonly wages: number
    /** The federal unemployment tax that was worked out on them. */
    readonly unemployment: number
  }
  /**
   * The largest cash wages that the household has paid to everybody in a quarter of this year or the one before, this pay
   * among them.
   */
  readonly quarterWages: number
}

/** What is withheld from a pay, and what its employer adds, cents. Each is rounded half up. */
export interface PayTaxes {
  readonly withheld: {
    readonly social_security: number
    readonly medicare: number
    readonly additional_medicare: number
  }
  readonly employer: {
    readonly social_security: number
    readonly medicare: number
    readonly unemployment: number
  }
}

/**
 * The federal taxes of a pay: social security and Medicare of both sides from the first dollar, since the year is expected to
 * reach the threshold of household employers, social security up to its limit of the year; from the wages of the year above
 * 200,000.00 the additional Medicare tax, of the employee alone; and the federal unemployment tax on the year's first
 * wages up to its limit, once a quarter has reached its threshold, then also on what was paid before. Income tax is withheld
 * only where a caregiver asks for it, and is no part of this; nor are state taxes. Null for a pay that is none.
 */
export function payTaxes(pay: TaxablePay): PayTaxes | null {
  const { day = '', wages, before, quarterWages } = partsOf(pay)
  const year = taxYearOf(day)
  const [paid, gross] = [cents(partsOf(before).wages), cents(wages)]
  const [accrued, quarter] = [cents(partsOf(before).unemployment), cents(quarterWages)]
  if (!year || !isRecord(before) || paid === null || gross === null || accrued === null || quarter === null)
    return null
  const within = (from: number, to: number) => Math.max(0, Math.min(paid + gross, to) - Math.max(paid, from))
  const of = (base: number, basisPoints: number) => quotient(base * basisPoints, 10_000)
  const toSocialSecurity = of(within(0, year.socialSecurityTo), employerTaxes.socialSecurity)
  const toMedicare = of(gross, employerTaxes.medicare)
  const unemployment = of(Math.min(paid + gross, year.unemploymentTo), employerTaxes.unemployment)
  return {
    withheld: {
      social_security: toSocialSecurity,
      medicare: toMedicare,
      additional_medicare: of(
        within(additionalMedicare.above, Number.MAX_SAFE_INTEGER),
        additionalMedicare.basisPoints,
      ),
    },
    employer: {
      social_security: toSocialSecurity,
      medicare: toMedicare,
      unemployment: quarter >= year.quarterWages ? Math.max(0, unemployment - accrued) : 0,
    },
  }
}

/** An amount in cents, up to a hundred million dollars. */
function cents(value: unknown): number | null {
  const amount = numberOf(value, 0)
  return amount !== null && Number.isInteger(amount) && amount <= 10_000_000_000 ? amount : null
}
