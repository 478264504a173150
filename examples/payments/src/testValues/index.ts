/** What becomes of a test card or account. Named so that a page can say it in words of its own. */
export type Outcome =
  | 'succeeds'
  | 'declined'
  | 'noFunds'
  | 'expired'
  | 'wrongCode'
  | 'processingError'
  | 'failsLater'
  | 'asks'
  | 'asksAlways'
  | 'disputed'
  | 'closed'
  | 'noAccount'
  | 'noBankFunds'
  | 'notAuthorized'
  | 'takenBack'
  | 'depositsFail'
  | 'weeklyLimit'
  | 'staysProcessing'

/** A card by which something is tried: its number, and the name by which the API knows it. No number is ever sent. */
interface TestCard {
  readonly number: string
  readonly token: string
  readonly brand: 'visa' | 'mastercard' | 'amex'
  readonly outcome: Outcome
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', token: 'pm_card_visa', brand: 'visa', outcome: 'succeeds' },
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard', outcome: 'succeeds' },
  { number: '378282246310005', token: 'pm_card_amex', brand: 'amex', outcome: 'succeeds' },
  { number: '4000000000000002', token: 'pm_card_visa_chargeDeclined', brand: 'visa', outcome: 'declined' },
  {
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    outcome: 'noFunds',
  },
  {
    number: '4000000000000069',
    token: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'visa',
    outcome: 'expired',
  },
  {
    number: '4000000000000127',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    brand: 'visa',
    outcome: 'wrongCode',
  },
  {
    number: '4000000000000119',
    token: 'pm_card_chargeDeclinedProcessingError',
    brand: 'visa',
    outcome: 'processingError',
  },
  { number: '4000000000000341', token: 'pm_card_chargeCustomerFail', brand: 'visa', outcome: 'failsLater' },
  {
    number: '4000002500003155',
    token: 'pm_card_authenticationRequiredOnSetup',
    brand: 'visa',
    outcome: 'asks',
  },
  {
    number: '4000002760003184',
    token: 'pm_card_authenticationRequired',
    brand: 'visa',
    outcome: 'asksAlways',
  },
  { number: '4000000000000259', token: 'pm_card_createDispute', brand: 'visa', outcome: 'disputed' },
]

/** The routing number of every test account. */
export const testRouting = '110000000'

/** An account by which something is tried: as one that pays, and as one that pay goes to where there is `payoutToken`. */
interface TestBank {
  readonly account: string
  readonly token: string
  readonly payoutToken?: string
  readonly outcome: Outcome
}

export const testBanks: readonly TestBank[] = [
  {
    account: '000123456789',
    token: 'pm_usBankAccount_success',
    payoutToken: 'btok_us_verified',
    outcome: 'succeeds',
  },
  {
    account: '000111111113',
    token: 'pm_usBankAccount_accountClosed',
    payoutToken: 'btok_us_verified_accountClosed',
    outcome: 'closed',
  },
  {
    account: '000111111116',
    token: 'pm_usBankAccount_noAccount',
    payoutToken: 'btok_us_verified_noAccount',
    outcome: 'noAccount',
  },
  { account: '000222222227', token: 'pm_usBankAccount_insufficientFunds', outcome: 'noBankFunds' },
  { account: '000333333335', token: 'pm_usBankAccount_debitNotAuthorized', outcome: 'notAuthorized' },
  { account: '000555555559', token: 'pm_usBankAccount_dispute', outcome: 'takenBack' },
  { account: '000666666661', token: 'pm_usBankAccount_failMicrodeposits', outcome: 'depositsFail' },
  { account: '000777777771', token: 'pm_usBankAccount_weeklyLimitExceeded', outcome: 'weeklyLimit' },
  { account: '000000000009', token: 'pm_usBankAccount_processing', outcome: 'staysProcessing' },
]

/** The two small deposits of every test account, in cents, and the code of its statement. */
export const testDeposits = {
  right: { amounts: [32, 45], code: 'SM11AA' },
  tooMany: { amounts: [10, 11], code: 'SM33CC' },
  tooLate: { amounts: [40, 41], code: 'SM44DD' },
} as const

/** Why a card is declined, by what is told the holder and what the bank said. */
export const declines = {
  declined: ['card_declined', 'generic_decline'],
  noFunds: ['card_declined', 'insufficient_funds'],
  expired: ['expired_card', undefined],
  wrongCode: ['incorrect_cvc', undefined],
  processingError: ['processing_error', undefined],
  failsLater: ['card_declined', 'generic_decline'],
} as const satisfies Partial<Record<Outcome, readonly [string, string | undefined]>>

/** Why a debit or a deposit fails, days later. */
export const bankFailures = {
  closed: 'account_closed',
  noAccount: 'no_account',
  noBankFunds: 'insufficient_funds',
  notAuthorized: 'debit_not_authorized',
} as const satisfies Partial<Record<Outcome, string>>
