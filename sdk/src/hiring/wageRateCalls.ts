import {
  array,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  partial,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { centsField, dayField, lineField } from '../kit/fields/fields.js'
import { payTypes } from '../vocabulary/hiring/catalogue.js'

/** What an hour is paid, in cents, from a day on and to a day; null goes on. */
export const WageRate = type({
  id: number(),
  pay_type: string(),
  name: string(),
  amount: integer(),
  valid_from: string(),
  valid_to: nullable(string()),
})
export type WageRate = Infer<typeof WageRate>

/** A rate to be set. A special one has a name, such as the holiday it is for. */
export const WageRateDraft = object({
  pay_type: enums(payTypes.ids),
  name: optional(lineField),
  amount: centsField,
  valid_from: dayField,
  valid_to: optional(nullable(dayField)),
})
export type WageRateDraft = Infer<typeof WageRateDraft>

/** All rates of a connection, old ones too. Each change answers them all, since one rate ends another. */
export const listWageRates = call('GET /v1/connections/:id/wage-rates/', { out: array(WageRate) }, { id: 81 })
/** Sets a rate, which ends the one of its pay type that went on (modals wageRateRegular, wageRateSpecial). */
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
/** Changes a rate. */
export const updateWageRate = call(
  'PATCH /v1/connections/:id/wage-rates/:rateId/',
  {
    in: partial(WageRateDraft),
    out: array(WageRate),
    extension: true,
    repeatable: true,
  },
  { id: 81, rateId: 172, body: { valid_to: '2026-12-31' } },
)
/** Deletes a rate: the previous one of the same pay type goes on again. */
export const removeWageRate = call(
  'DELETE /v1/connections/:id/wage-rates/:rateId/',
  {
    out: array(WageRate),
    extension: true,
    repeatable: true,
  },
  { id: 81, rateId: 172 },
)
