import { numberOf, recordsIn } from '../kit/shape.js'
import { quotient } from '../payroll/rounding.js'
import type { PayTaxes } from '../payroll/payTaxes.js'
import type { PaidLine } from '../timesheets/pay/payLines.js'
import { invoiceLineKinds, type InvoiceLineKind } from '../vocabulary/payments/invoiceCatalogue.js'
import type { InvoiceLine } from './invoiceCalls.js'

/** A line of hours with what it is paid, and when it was, where it was worked. */
export interface BilledHours {
  readonly pay: PaidLine
  readonly pay_type: string
  readonly day: string
  readonly start_time: string
  readonly end_time: string
}

/** An expense as it is refunded. */
export interface BilledExpense {
  readonly cents: number
  readonly kind: string
  readonly day: string
  readonly description: string
  readonly miles_tenths: number | null
  readonly receipt: string | null
}

/** Hours of a day that a benefit pays: minutes, and the cents of them. */
export interface BenefitUse {
  readonly day: string
  readonly minutes: number
  readonly cents: number
}

/** What an invoice is made of. */
export interface InvoiceParts {
  readonly hours: readonly BilledHours[]
  readonly expenses: readonly BilledExpense[]
  /** Null for a family that files its taxes itself. */
  readonly taxes: PayTaxes | null
  /** Of the wages, in basis points. */
  readonly feeBasisPoints: number
  readonly benefit: readonly BenefitUse[]
  /** What the family has good, in cents: as much of it is taken as there is to pay. */
  readonly credit?: number
}

/** An invoice's sums, cents; `total` is what its lines add up to, but for what is withheld. */
export interface InvoiceSums {
  readonly wages: number
  readonly taxes: number
  readonly withheld: number
  readonly fees: number
  readonly expenses: number
  readonly benefit: number
  readonly credit: number
  readonly total: number
}

/**
 * The lines of an invoice, and what they add up to. Each line is rounded once, so that nothing is left over: the hours at their
 * rate one by one, what overtime and the minimum wage add to each, expenses, the employer's taxes, the fee on the wages, and what
 * a benefit pays of them. What the family has good is taken off the rest.
 */
export function invoiceOf(parts: InvoiceParts): {
  readonly lines: InvoiceLine[]
  readonly sums: InvoiceSums
} {
  const { hours, expenses, taxes, feeBasisPoints, benefit, credit = 0 } = parts
  const worked = hours.flatMap(hoursLines)
  const wages = sumOf(worked)
  const billed = [
    ...worked,
    ...expenses.map(expenseLine),
    ...(taxes
      ? [
          sumLine('social_security', taxes.employer.social_security),
          sumLine('medicare', taxes.employer.medicare),
          sumLine('unemployment', taxes.employer.unemployment),
        ]
      : []),
    sumLine('fee', quotient(wages * feeBasisPoints, 10_000)),
    sumLine('benefit', -benefit.reduce((sum, { cents }) => sum + cents, 0), {
      minutes: benefit.reduce((sum, { minutes }) => sum + minutes, 0),
    }),
  ]
  const lines = [
    ...billed,
    sumLine('credit', -Math.max(0, Math.min(credit, sumOf(billed)))),
    ...(taxes
      ? [
          sumLine('withheld_social_security', taxes.withheld.social_security),
          sumLine('withheld_medicare', taxes.withheld.medicare),
          sumLine('withheld_additional_medicare', taxes.withheld.additional_medicare),
        ]
      : []),
  ].filter(({ kind, cents }) => cents !== 0 || kind === 'regular' || kind === 'special')
  return { lines, sums: invoiceSums(lines) }
}

/** What the lines of an invoice add up to, by what they are for. */
export function invoiceSums(lines: readonly Pick<InvoiceLine, 'kind' | 'cents'>[]): InvoiceSums {
  const known = recordsIn(lines)
  const of = (...kinds: readonly InvoiceLineKind[]) =>
    sumOf(known.filter(({ kind }) => kinds.some((one) => one === kind)))
  return {
    wages: of('regular', 'special', 'overtime', 'minimum', 'correction'),
    taxes: of('social_security', 'medicare', 'unemployment'),
    withheld: of('withheld_social_security', 'withheld_medicare', 'withheld_additional_medicare'),
    fees: of('fee'),
    expenses: of('expense', 'mileage'),
    benefit: 0 - of('benefit'),
    credit: 0 - of('credit'),
    total: sumOf(known.filter(({ kind }) => invoiceLineKinds.find(kind)?.adds)),
  }
}

/**
 * What a benefit pays of lines, the first first: its hours are taken by the cycle of their day until they are used up. Of a line
 * that it pays in part, the part of its cents that the minutes are of it, half a cent up.
 */
export function coverByBenefit(
  lines: readonly { readonly day: string; readonly minutes: number; readonly cents: number }[],
  cycles: readonly { readonly first: string; readonly last: string; readonly left: number }[],
): BenefitUse[] {
  const left = recordsIn(cycles).map((cycle) => ({ ...cycle, left: Math.max(0, numberOf(cycle.left) ?? 0) }))
  return recordsIn(lines).flatMap(({ day, minutes, cents }) => {
    const cycle = left.find(({ first, last }) => first <= day && day <= last)
    const taken = Math.min(minutes, cycle?.left ?? 0)
    if (!cycle || !(taken > 0)) return []
    cycle.left -= taken
    return [{ day, minutes: taken, cents: taken === minutes ? cents : quotient(cents * taken, minutes) }]
  })
}

/** A line with nothing in it but its cents. */
function sumLine(kind: InvoiceLineKind, cents: number, more: Partial<InvoiceLine> = {}): InvoiceLine {
  const nothing = { minutes: null, rate: null, unit: null, line_id: null, day: null, start_time: null }
  return {
    kind,
    cents,
    ...nothing,
    end_time: null,
    words: '',
    expense_kind: null,
    miles_tenths: null,
    receipt: null,
    ...more,
  }
}

function hoursLines({ pay, pay_type, day, start_time, end_time }: BilledHours): InvoiceLine[] {
  const { rate, minutes, base_cents, premium_cents, topup_cents } = pay
  const when = { line_id: pay.id, day, start_time, end_time }
  const at = { rate: rate?.amount ?? null, unit: rate?.unit ?? null, words: rate?.name ?? '' }
  const more = (kind: InvoiceLineKind, cents: number, extra: number | null) =>
    cents === 0 ? [] : [sumLine(kind, cents, { ...when, minutes: extra })]
  return [
    sumLine(pay_type === 'special' ? 'special' : 'regular', base_cents, { ...when, ...at, minutes }),
    ...more('overtime', premium_cents, pay.overtime_minutes + pay.double_minutes),
    ...more('minimum', topup_cents, null),
  ]
}

const expenseLine = ({ cents, kind, day, description, miles_tenths, receipt }: BilledExpense): InvoiceLine =>
  sumLine(kind === 'mileage' ? 'mileage' : 'expense', cents, {
    ...{ day, words: description, expense_kind: kind, miles_tenths, receipt },
  })

const sumOf = (lines: readonly { readonly cents: number }[]) =>
  lines.reduce((sum, { cents }) => sum + cents, 0)
