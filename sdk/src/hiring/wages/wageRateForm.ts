import { formatFormDate, parseFormDate } from '../../kit/dates/dates.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { centsToField, dollarsToCents } from '../../kit/money.js'
import type { WagePlace } from '../../payroll/minimumWage.js'
import type { PayType, WageUnit } from '../../vocabulary/hiring/catalogue.js'
import type { WageRate, WageRateDraft } from './wageRateCalls.js'
import { wageRateErrors } from './wageRateRules.js'
import { withoutRate } from './wageRates.js'
import type { WageRateStore } from './wageRateStore.js'

/** What is typed of a wage: the amount in dollars. */
export interface WageForm {
  readonly unit: WageUnit
  readonly amount: string
  /** The paid hours of a day, for a rate by the day. */
  readonly day_hours: number | null
}

/** What is typed of a rate: the first day MM/DD/YYYY; a special one has a name. */
export interface WageRateForm extends WageForm {
  readonly name: string
  readonly valid_from: string
}

/** What a rate's form is made with. */
export interface WageRateOptions {
  readonly payType: PayType
  /** The one that lies ahead and is changed; null for a new one. */
  readonly rate: WageRate | null
  readonly place: WagePlace
  /** The day where the care takes place. */
  readonly today: string
}

/** Sets a rate from a day on, or changes one that lies ahead (modals wageRateRegular, wageRateSpecial). */
export function createWageRateForm(
  store: WageRateStore,
  { payType, rate, place, today }: WageRateOptions,
): Form<WageRateForm> {
  const known = store.rates.data.peek() ?? []
  const rates = rate ? withoutRate(known, rate.id) : known
  return createForm<WageRateForm>({
    fields: {
      name: { initial: rate?.name ?? '', activeWhen: () => payType === 'special' },
      unit: { initial: rate?.unit === 'day' ? 'day' : 'hour' },
      amount: { initial: rate ? centsToField(rate.amount) : '' },
      day_hours: { initial: rate?.day_hours ?? null, activeWhen: ({ unit }) => unit === 'day' },
      valid_from: { initial: formatFormDate(rate?.valid_from ?? '') },
    },
    check: (form) => wageRateErrors(rateDraft(form, payType), { place, today, rates }),
    submit: (form) => store.send(rateDraft(form, payType), rate?.id),
    describe: describeFailure,
  })
}

/** A wage as it is sent; an amount that is none is no number. */
export function wageOf({
  unit,
  amount,
  day_hours,
}: WageForm): Required<Pick<WageRateDraft, 'unit' | 'amount' | 'day_hours'>> {
  return { unit, amount: dollarsToCents(amount) ?? Number.NaN, day_hours: unit === 'day' ? day_hours : null }
}

/** A rate as it is sent. */
export function rateDraft(form: WageRateForm, payType: PayType): WageRateDraft {
  const name = payType === 'special' ? form.name?.trim() : ''
  return {
    pay_type: payType,
    ...wageOf(form),
    ...(name && { name }),
    valid_from: parseFormDate(form.valid_from) ?? '',
  }
}
