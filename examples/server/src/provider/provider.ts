/*
 * The payment provider as the product knows it. Amounts are cents; instants are milliseconds; a `ref` is the provider's own
 * name of a thing. What changes something takes a key: asked twice by the same key, it is done once. Each rejects with a
 * ProviderFailure, within a limit of time. None is ever called inside a transaction (`carryOut.ts` says how it is).
 */

/** Who takes the numbers in a page: the provider's own field, or that of the demonstration. */
export type PaymentDriver = 'stripe' | 'embedded'

/** A card or an account as it stands with the provider. */
export interface ProviderMethod {
  readonly state: 'verified' | 'pending' | 'failed' | 'asks'
  /** The customer for whom it was set up. */
  readonly customer: string | null
  readonly method: {
    readonly ref: string
    readonly kind: 'card' | 'bank'
    readonly brand: string
    readonly bankName: string
    readonly accountType: string
    readonly last4: string
    readonly expMonth: number | null
    readonly expYear: number | null
    readonly fingerprint: string | null
  } | null
  /** How it is verified, where it waits for small deposits. */
  readonly deposits: { readonly by: 'amounts' | 'code'; readonly arrivesAt: number } | null
  readonly failure: string | null
}

export interface ChargeAsked {
  readonly customer: string
  readonly method: string
  readonly kind: 'card' | 'bank'
  readonly cents: number
  /** The attempt's own id, kept with the charge, by which it is found again. */
  readonly attempt: string
  /** What is charged, such as `invoice-7`: transfers of the same have it too. */
  readonly group: string
  readonly description: string
  /** Whether its holder waits, and can confirm it with their bank. */
  readonly present: boolean
}

export interface ProviderCharge {
  readonly ref: string
  readonly state: 'succeeded' | 'processing' | 'asks' | 'failed' | 'cancelled'
  readonly cents: number
  readonly attempt: string | null
  readonly failure: string | null
  /** For the page in which its holder confirms it. */
  readonly clientSecret: string | null
  /** What the provider keeps of it, once that is known. */
  readonly feeCents: number | null
  readonly disputed: boolean
  readonly refundedCents: number
}

/** Money of a charge that is given back. `id` is our own, null where it was not given back by us. */
export interface ProviderRefund {
  readonly ref: string
  readonly id: string | null
  /** What it gives back of. */
  readonly charge: string | null
  readonly state: 'succeeded' | 'pending' | 'failed'
  readonly cents: number
  readonly failure: string | null
  readonly madeAt: number
}

export interface ProviderPayee {
  readonly ref: string
  readonly payoutsEnabled: boolean
  /** By the provider's own names. */
  readonly requirements: readonly string[]
}

export interface ProviderAccount {
  readonly ref: string
  readonly bankName: string
  readonly accountType: string
  readonly last4: string
  readonly fingerprint: string | null
}

/** Money that was moved to somebody who is paid. `id` is our own, null where it was not moved by us. */
export interface ProviderTransfer {
  readonly ref: string
  readonly id: string | null
}

export interface ProviderPayout {
  readonly ref: string
  readonly cents: number
  readonly state: 'on_its_way' | 'paid' | 'failed'
  readonly arrivesAt: number
  /** Why it failed; `canceled` where it was called off before it came to a bank. */
  readonly failure: string | null
}

export interface ProviderDispute {
  readonly ref: string
  readonly charge: string | null
  readonly cents: number
  /** What a bank charges for it, which stays whatever is decided: cents. */
  readonly feeCents: number
  /** An inquiry takes no money. `unknown` is a state that we know nothing of: nothing follows from it. */
  readonly state: 'inquiry' | 'inquiry_closed' | 'open' | 'answered' | 'won' | 'lost' | 'unknown'
  /** Whether its bank was sent what there is to say against it. */
  readonly isAnswered: boolean
  readonly dueAt: number | null
}

/** What the provider has told, as it was signed. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  /** The payee that it is about; null for the platform. */
  readonly account: string | null
  readonly created: number
  /** The thing that it is about, as it was then: its `id` is to be believed, its state is to be read anew. */
  readonly object: Readonly<Record<string, unknown>> & { readonly id: string }
}

export interface PaymentProvider {
  /** As it stands in the address of its events. */
  readonly name: 'stripe'
  readonly driver: PaymentDriver
  /** Which pages show. */
  readonly publishableKey: string

  /** Makes somebody known who pays. */
  customer(
    key: string,
    person: { readonly userId: number; readonly email: string; readonly name: string },
  ): Promise<string>
  /** Begins to add a card or an account that pays; what is entered belongs to that customer. */
  beginSetup(
    key: string,
    asked: {
      readonly customer: string
      readonly kind: 'card' | 'bank'
      readonly verify: 'instant' | 'deposits'
    },
  ): Promise<{ readonly ref: string; readonly clientSecret: string }>
  /** Begins to add the account that somebody is paid to. */
  beginPayoutSetup(key: string, payee: string): Promise<{ readonly clientSecret: string }>
  /** What has come of a setup. */
  readMethod(setup: string): Promise<ProviderMethod>
  /** Tells the small deposits of a setup. Rejects with `refusedByRule` where they are not these. */
  verifyDeposits(
    key: string,
    setup: string,
    told: { readonly amounts: readonly [number, number] } | { readonly code: string },
  ): Promise<ProviderMethod>
  /** Forgets a card or an account. One that is forgotten already is no failure. */
  detach(method: string): Promise<void>

  /** Charges a method. Rejects with `declined`, or `needsAction`; both name the charge. */
  charge(key: string, asked: ChargeAsked): Promise<ProviderCharge>
  /** A charge by its ref, or by its attempt among its customer's: null where there is none. */
  readCharge(
    which: { readonly ref: string } | { readonly customer: string; readonly attempt: string },
  ): Promise<ProviderCharge | null>
  /** Takes back a charge that is not decided. */
  cancel(key: string, charge: string): Promise<ProviderCharge>
  refund(
    key: string,
    asked: { readonly charge: string; readonly cents: number; readonly id: string },
  ): Promise<ProviderRefund>
  readRefund(ref: string): Promise<ProviderRefund>
  /** A refund by its id among those of its charge; null where it was never made. */
  findRefund(which: { readonly charge: string; readonly id: string }): Promise<ProviderRefund | null>

  /** Makes somebody known who is paid. */
  openPayee(
    key: string,
    person: {
      readonly userId: number
      readonly email: string
      readonly firstName: string
      readonly lastName: string
    },
  ): Promise<ProviderPayee>
  readPayee(payee: string): Promise<ProviderPayee>
  /** A page of the provider's that asks for what it still wants, and leads back. */
  payeePage(payee: string, backTo: string): Promise<string>
  /** The account that somebody is paid to from now on, by the token that the provider's field made. */
  setPayoutAccount(key: string, payee: string, token: string): Promise<ProviderAccount>
  choosePayoutAccount(payee: string, account: string): Promise<void>
  removePayoutAccount(payee: string, account: string): Promise<void>
  /** Moves cents of a charge, or of what there is, to somebody who is paid. */
  transfer(
    key: string,
    asked: {
      readonly payee: string
      readonly cents: number
      readonly group: string
      readonly id: string
      readonly charge?: string | undefined
    },
  ): Promise<ProviderTransfer>
  /** A transfer by its id among those of its group; null where it was never made. */
  findTransfer(which: { readonly group: string; readonly id: string }): Promise<ProviderTransfer | null>
  readPayout(payee: string, payout: string): Promise<ProviderPayout>
  /** The transfers that a payout is made of, none before that is reconciled; those of one that failed go with the next. */
  payoutTransfers(payee: string, payout: string): Promise<readonly ProviderTransfer[]>
  /** The payouts of somebody, newest first. */
  listPayouts(payee: string): Promise<readonly ProviderPayout[]>
  readDispute(ref: string): Promise<ProviderDispute>
  /** What is said against a dispute, once and for all. */
  answerDispute(key: string, ref: string, words: string): Promise<ProviderDispute>

  /** Reads what the provider has sent; null where its signature is wrong, or too old. */
  readEvent(raw: string, signature: string): Promise<ProviderEvent | null>
}
