import {
  array,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  partial,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { dayField, lineField } from '../../kit/fields/fields.js'
import { payTypes, wageUnits } from '../../vocabulary/hiring/catalogue.js'
import { dayWageField } from './wageFields.js'

/**
 * What an hour or a day is paid (`unit`), in cents, from a day on and to a day; null goes on. `day_hours` are the hours of
 * a day that are paid, as agreed for a rate by the day; null for one by the hour. A special rate has a name.
 */
export const WageRate = type({
  id: number(),
  pay_type: string(),
  unit: string(),
  name: string(),
  amount: integer(),
  day_hours: nullable(integer()),
  valid_from: string(),
  valid_to: nullable(string()),
})
export type WageRate = Infer<typeof WageRate>

/**
 * A rate to be set, from a day on: by the hour where no unit is given. A special one has a name, such as the holiday it is
 * for. Judged by `wageRateErrors`.
 */
export const WageRateDraft = object({
  pay_type: enums(payTypes.ids),
  unit: optional(enums(wageUnits.ids)),
  name: optional(lineField),
  amount: dayWageField,
  day_hours: optional(nullable(min(max(integer(), 24), 1))),
  valid_from: dayField,
})
export type WageRateDraft = Infer<typeof WageRateDraft>

/** What may be changed of a rate that lies ahead: all but what it pays for. */
export const WageRateChange = partial(
  object({
    unit: enums(wageUnits.ids),
    name: lineField,
    amount: dayWageField,
    day_hours: nullable(min(max(integer(), 24), 1)),
    valid_from: dayField,
  }),
)
export type WageRateChange = Infer<typeof WageRateChange>

/**
 * All rates of a connection, old ones too, for its family, its caregiver and staff. Each change answers them all, since one
 * rate ends another. Rates of one pay type follow each other day by day: none overlaps another, and none leaves a gap.
 */
export const listWageRates = call('GET /v1/connections/:id/wage-rates/', { out: array(WageRate) }, { id: 81 })
/**
 * Sets a rate from a day on, which ends the one of its pay type that went on the day before (modals wageRateRegular,
 * wageRateSpecial). The caregiver is told. A `conflict` before the hire and after the contract's end.
 */
export const addWageRate = call(
  'POST /v1/connections/:id/wage-rates/',
  {
    in: WageRateDraft,
    out: array(WageRate),
    extension: true,
    repeatable: true,
  },
  {
    id: 81,
    body: { pay_type: 'special', name: 'Holidays', amount: 3675, valid_from: '2026-12-01' },
  },
)
/**
 * Changes a rate that lies ahead, the latest of its pay type; the one before it ends the day before its new first day. A
 * `conflict` for one that has begun, and for the rate that was agreed with the hire: then a new one is set.
 */
export const updateWageRate = call(
  'PATCH /v1/connections/:id/wage-rates/:rateId/',
  {
    in: WageRateChange,
    out: array(WageRate),
    extension: true,
    repeatable: true,
  },
  { id: 81, rateId: 172, body: { amount: 3800 } },
)
/**
 * Deletes the latest rate of a pay type, where no hours were handed in at it: the previous one goes on again. A `conflict`
 * for any other, and for the only regular one (modal wageRateDelete).
 */
export const removeWageRate = call(
  'DELETE /v1/connections/:id/wage-rates/:rateId/',
  {
    out: array(WageRate),
    extension: true,
    repeatable: true,
  },
  { id: 81, rateId: 172 },
)
