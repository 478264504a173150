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
import { lineField } from '../kit/fields/fields.js'
import { mandateVersion, methodKinds, methodPurposes, verifyWays } from '../vocabulary/payments/methods.js'

/**
 * A bank account that pays, or that pay goes to; of its number the last four digits. `state` is of `methodStates`; one that
 * waits says by what it is verified (`amounts` of two deposits, or the `code` of a statement), from when the deposits are
 * there, until when they can be told, and how many tries are left. Instants, or null. `failure` is the provider's word.
 */
export const BankAccount = type({
  id: number(),
  purpose: string(),
  bank_name: string(),
  account_type: string(),
  last4: string(),
  state: string(),
  verified: boolean(),
  default: boolean(),
  verify_by: nullable(string()),
  arrives_at: nullable(string()),
  verify_until: nullable(string()),
  tries_left: integer(),
  failure: nullable(string()),
  /** What can be done about one that is to be verified, by `verifyStanding` on the day of the answer. */
  standing: nullable(string()),
  /** When its holder agreed to be debited; null where pay goes to it. */
  agreed_at: nullable(string()),
})
export type BankAccount = Infer<typeof BankAccount>

/** A card that pays. `exp_month` is 1 to 12. */
export const PaymentCard = type({
  id: number(),
  default: boolean(),
  brand: string(),
  last4: string(),
  exp_month: nullable(integer()),
  exp_year: nullable(integer()),
  /** `soon` or `expired`, by `cardExpiry` on the day of the answer. */
  expiry: nullable(string()),
})
export type PaymentCard = Infer<typeof PaymentCard>

/**
 * What a page needs to take a card or an account, which it hands to the payment provider's own field: the driver (`stripe`,
 * or `embedded` in a demonstration), the provider's key for pages, and the secret of this one setup.
 */
export const PaymentSetup = type({
  driver: string(),
  publishable_key: string(),
  client_secret: string(),
})
export type PaymentSetup = Infer<typeof PaymentSetup>

/** Begins to add a card or an account; what comes of it is the token that `addCard` and `addBankAccount` take. */
export const setUpPayment = call(
  'POST /v1/payments/setup/',
  {
    in: object({
      kind: enums(methodKinds),
      purpose: enums(methodPurposes),
      verify: optional(enums(verifyWays.ids)),
    }),
    out: PaymentSetup,
    extension: true,
    repeatable: true,
  },
  { body: { kind: 'card', purpose: 'pay' } },
)

/** The caller's accounts, the default one first: a family's pay, a caregiver's pay goes to them. */
export const listBankAccounts = call('GET /v1/payments/bank_accounts/', { out: array(BankAccount) })
/**
 * Adds an account by the token that the payment provider's own field made: no number ever comes here. One that pays needs
 * its holder's permission to be debited, by the version of its words. The server keeps when it was given and from where.
 */
export const addBankAccount = call(
  'POST /v1/payments/bank_accounts/',
  {
    in: object({
      token: lineField,
      mandate: optional(object({ version: lineField, agreed: literal(true) })),
    }),
    out: BankAccount,
    extension: true,
    repeatable: true,
  },
  { body: { token: 'seti_1', mandate: { version: mandateVersion, agreed: true } } },
)
const smallCents = min(max(integer(), 99), 1)
/** Verifies an account by the two deposits, in cents, or by the code of its statement (modal verifyBankAccount). */
export const verifyBankAccount = call(
  'POST /v1/payments/bank_accounts/:id/verify/',
  {
    in: object({
      amounts: optional(tuple([smallCents, smallCents])),
      code: optional(pattern(string(), /^[A-Za-z0-9]{6}$/)),
    }),
    out: BankAccount,
    extension: true,
    repeatable: true,
  },
  { id: 181, body: { amounts: [12, 34] } },
)
/** Makes an account the one that pays, or that pay goes to. */
export const makeDefaultBankAccount = call(
  'PATCH /v1/payments/bank_accounts/:id/',
  { in: object({ default: literal(true) }), out: array(BankAccount), extension: true, repeatable: true },
  { id: 181, body: { default: true } },
)
/** Takes an account away, and with it the permission to debit it; a `conflict` for the last one while something is owed. */
export const removeBankAccount = call(
  'DELETE /v1/payments/bank_accounts/:id/',
  { out: array(BankAccount), extension: true, repeatable: true },
  { id: 181 },
)

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
  { body: { token: 'seti_1', default: true } },
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

/** How somebody is paid: whether deposits can be made, and what the provider still wants (`payeeNeeds`). */
export const Payee = type({ payouts_enabled: boolean(), needs: array(string()) })
export type Payee = Infer<typeof Payee>

/** Where the caller stands with whoever pays out; nothing is enabled before something was told. */
export const getPayee = call('GET /v1/payments/payee/', { out: Payee, extension: true })
/** Opens a place with whoever pays out, and answers the page of theirs that asks for what they still want. */
export const openPayee = call('POST /v1/payments/payee/', {
  out: type({ url: string() }),
  extension: true,
  repeatable: true,
})
