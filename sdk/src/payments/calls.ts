import {
  array,
  boolean,
  enums,
  integer,
  literal,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  pattern,
  string,
  tuple,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField, lineField } from '../kit/fields/fields.js'

/** An account that pay goes to; of its number the last four digits. */
export const BankAccount = type({
  id: number(),
  bank_name: string(),
  account_type: string(),
  last4: string(),
  verified: boolean(),
  default: boolean(),
})
export type BankAccount = Infer<typeof BankAccount>

/** The caller's accounts, the default one first. */
export const listBankAccounts = call('GET /v1/payments/bank_accounts/', { out: array(BankAccount) })
/** Adds an account; it is verified by two small deposits (`payments/bank/add`). */
export const addBankAccount = call(
  'POST /v1/payments/bank_accounts/',
  {
    in: object({
      holder_name: lineField,
      account_type: enums(['checking', 'savings']),
      routing_number: pattern(string(), /^\d{9}$/),
      account_number: pattern(string(), /^\d{4,17}$/),
    }),
    out: BankAccount,
    extension: true,
    repeatable: true,
  },
  {
    body: {
      holder_name: 'Marisol Reyes',
      account_type: 'checking',
      routing_number: '123456789',
      account_number: '0006789',
    },
  },
)
const smallCents = min(max(integer(), 99), 1)
/** Verifies an account by the two deposits, in cents (modal verifyBankAccount). */
export const verifyBankAccount = call(
  'POST /v1/payments/bank_accounts/:id/verify/',
  {
    in: object({ amounts: tuple([smallCents, smallCents]) }),
    out: BankAccount,
    extension: true,
    repeatable: true,
  },
  { id: 181, body: { amounts: [12, 34] } },
)

/** What was paid in a span of days: cents, one row a payment. */
export const PaymentsReport = type({
  start_date: string(),
  end_date: string(),
  wages: integer(),
  taxes: integer(),
  total: integer(),
  rows: array(
    type({
      id: number(),
      date: string(),
      name: string(),
      description: string(),
      amount: integer(),
      status: integer(),
    }),
  ),
})
export type PaymentsReport = Infer<typeof PaymentsReport>
/** What was paid between two days, this month where none are given. */
export const getPaymentsReport = call(
  'GET /v1/payments/report/',
  {
    query: object({ start_date: optional(dayField), end_date: optional(dayField) }),
    out: PaymentsReport,
  },
  { query: { start_date: '2026-11-01', end_date: '2026-11-30' } },
)

/** A card that pays. */
export const PaymentCard = type({
  id: number(),
  default: boolean(),
  brand: string(),
  last4: string(),
  exp_month: nullable(integer()),
  exp_year: nullable(integer()),
})
export type PaymentCard = Infer<typeof PaymentCard>

/** The cards of the caller. Each change answers them all, since one default takes another's place. */
export const listCards = call('GET /v1/payments/cards/', { out: array(PaymentCard), extension: true })
/** Adds a card by the token that the payment provider's own field made: its number never comes here. */
export const addCard = call(
  'POST /v1/payments/cards/',
  {
    in: object({ token: lineField, default: optional(boolean()) }),
    out: array(PaymentCard),
    extension: true,
    repeatable: true,
  },
  { body: { token: 'tok-1', default: true } },
)
/** Makes a card the one that pays. */
export const makeDefaultCard = call(
  'PATCH /v1/payments/cards/:id/',
  {
    in: object({ default: literal(true) }),
    out: array(PaymentCard),
    extension: true,
    repeatable: true,
  },
  { id: 182, body: { default: true } },
)
/** Takes a card away; a `conflict` for the last one while something is owed. */
export const removeCard = call(
  'DELETE /v1/payments/cards/:id/',
  {
    out: array(PaymentCard),
    extension: true,
    repeatable: true,
  },
  { id: 182 },
)
