import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { householdDues } from './dueDates.js'

/**
 * The federal taxes of an enrolled household for a year, of what it has paid: cents. `quarters` are what was set aside pay by
 * pay; `statements` the figures of each caregiver's wage statement; `schedule` those of the household's own form. `years` are
 * those of which there is something, the newest first; `enrolled_at` is null for a family that is not enrolled. `due` is what the
 * household files and pays itself for the year, since we do neither, and by which business day (`householdDueDates`), the first day
 * first; `state_known` says whether the dates of its `state` are among them.
 */
export const HouseholdTaxes = type({
  enrolled_at: nullable(string()),
  state: string(),
  state_known: boolean(),
  due: array(
    type({ id: enums(householdDues), quarter: nullable(integer()), by: string(), is_past: boolean() }),
  ),
  year: integer(),
  years: array(integer()),
  quarters: array(
    type({
      quarter: integer(),
      wages: integer(),
      withheld: integer(),
      employer: integer(),
      unemployment: integer(),
      total: integer(),
    }),
  ),
  statements: array(
    type({
      caregiver_id: number(),
      name: string(),
      wages: integer(),
      social_security_wages: integer(),
      medicare_wages: integer(),
      social_security: integer(),
      medicare: integer(),
      gives_back: integer(),
    }),
  ),
  schedule: type({
    social_security_wages: integer(),
    social_security_tax: integer(),
    medicare_wages: integer(),
    medicare_tax: integer(),
    additional_medicare_wages: integer(),
    additional_medicare_tax: integer(),
    unemployment_wages: integer(),
    unemployment_tax: integer(),
    total: integer(),
  }),
})
export type HouseholdTaxes = Infer<typeof HouseholdTaxes>

/** The taxes of the caller's household for a year, this one where none is named. */
export const getHouseholdTaxes = call(
  'GET /v1/payroll/year/',
  { query: object({ year: optional(integer()) }), out: HouseholdTaxes, extension: true },
  { query: { year: 2026 } },
)
