/** A call of the client, and what comes of it. `$name.path` is what an earlier step kept under that name. */
export interface Step {
  /** `customers.create`, as the client names it. */
  readonly call: string
  readonly with?: readonly unknown[]
  /** Keeps what was answered under this name. */
  readonly as?: string
  /** What the answer holds, at least. */
  readonly gives?: object
  /** What the error holds, at least. */
  readonly fails?: object
}

export interface Vector {
  readonly name: string
  readonly steps: readonly Step[]
}

const customer: Step = { call: 'customers.create', with: [{ email: 'carol@example.com' }], as: 'customer' }
const kept = (token: string): readonly Step[] => [
  customer,
  {
    call: 'paymentMethods.attach',
    with: [token, { customer: '$customer.id' }],
    as: 'method',
    gives: { object: 'payment_method', customer: '$customer.id' },
  },
]
const charging = (cents = 5000) => ({
  ...{ amount: cents, currency: 'usd', customer: '$customer.id', payment_method: '$method.id' },
  ...{ confirm: true, off_session: true },
})
const setupOf = (types: readonly string[], token: string, more: object = {}) => ({
  ...{ customer: '$customer.id', allowed_payment_method_types: types, payment_method: token, confirm: true },
  ...more,
})
const mandate = {
  mandate_data: {
    customer_acceptance: { type: 'online', online: { ip_address: '127.0.0.1', user_agent: 'test' } },
  },
}
const byDeposits = {
  ...{ payment_method_options: { us_bank_account: { verification_method: 'microdeposits' } } },
  ...mandate,
}
const bankSetup = (token: string): Step => ({
  call: 'setupIntents.create',
  with: [setupOf(['us_bank_account'], token, byDeposits)],
  as: 'setup',
  gives: { status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } },
})
const verify = (given: object, expected: Pick<Step, 'gives' | 'fails'>): Step => ({
  call: 'setupIntents.verifyMicrodeposits',
  with: ['$setup.id', given],
  ...expected,
})

const declined = (token: string, code: string, decline_code?: string): Vector => ({
  name: `a card that is declined when it is kept: ${token}`,
  steps: [
    customer,
    {
      call: 'setupIntents.create',
      with: [setupOf(['card'], token)],
      fails: { type: 'StripeCardError', statusCode: 402, code, ...(decline_code && { decline_code }) },
    },
  ],
})

const good = (token: string, brand: string, last4: string): Vector => ({
  name: `a card that can be kept and charged: ${token}`,
  steps: [
    customer,
    {
      call: 'setupIntents.create',
      with: [{ ...setupOf(['card'], token), expand: ['payment_method'] }],
      as: 'setup',
      gives: { status: 'succeeded', payment_method: { type: 'card', card: { brand, last4 } } },
    },
    {
      call: 'paymentIntents.create',
      with: [
        {
          ...{ amount: 1234, currency: 'usd', customer: '$customer.id', confirm: true, off_session: true },
          payment_method: '$setup.payment_method.id',
          expand: ['latest_charge.balance_transaction'],
        },
      ],
      gives: {
        ...{ status: 'succeeded', amount: 1234, amount_received: 1234 },
        latest_charge: { status: 'succeeded', paid: true, balance_transaction: { amount: 1234 } },
      },
    },
  ],
})

/**
 * How the provider behaves, as data: what runs against the stand-in in every test run, and against a test account of
 * Stripe's where `STRIPE_TEST_KEY` is set. Nothing here waits for days, nor asks for a number.
 */
export const vectors: readonly Vector[] = [
  good('pm_card_visa', 'visa', '4242'),
  good('pm_card_mastercard', 'mastercard', '4444'),
  good('pm_card_amex', 'amex', '0005'),
  declined('pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'),
  declined('pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'),
  declined('pm_card_chargeDeclinedExpiredCard', 'expired_card'),
  declined('pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'),
  declined('pm_card_chargeDeclinedProcessingError', 'processing_error'),
  {
    name: 'a card that can be kept, and is declined when it is charged',
    steps: [
      ...kept('pm_card_chargeCustomerFail'),
      {
        call: 'paymentIntents.create',
        with: [charging()],
        fails: {
          ...{ type: 'StripeCardError', statusCode: 402, code: 'card_declined' },
          payment_intent: { status: 'requires_payment_method', amount: 5000 },
        },
      },
    ],
  },
  {
    name: 'a card whose bank asks before it is kept',
    steps: [
      customer,
      {
        call: 'setupIntents.create',
        with: [
          setupOf(['card'], 'pm_card_authenticationRequiredOnSetup', { return_url: 'https://example.com' }),
        ],
        as: 'setup',
        gives: { status: 'requires_action' },
      },
      { call: 'setupIntents.cancel', with: ['$setup.id'], gives: { status: 'canceled', next_action: null } },
      { call: 'setupIntents.cancel', with: ['$setup.id'], fails: { code: 'setup_intent_unexpected_state' } },
    ],
  },
  {
    name: 'an account that is verified by its two deposits',
    steps: [
      customer,
      bankSetup('pm_usBankAccount_success'),
      verify({ amounts: [32, 45] }, { gives: { status: 'succeeded', next_action: null } }),
    ],
  },
  {
    name: 'an account whose deposits are told wrong, and then right',
    steps: [
      customer,
      bankSetup('pm_usBankAccount_success'),
      verify(
        { amounts: [1, 2] },
        {
          fails: {
            ...{ type: 'StripeInvalidRequestError', statusCode: 400 },
            code: 'payment_method_microdeposit_verification_amounts_mismatch',
          },
        },
      ),
      verify({ amounts: [45, 32] }, { gives: { status: 'succeeded' } }),
    ],
  },
  {
    name: 'an account whose deposits were told wrong too often',
    steps: [
      customer,
      bankSetup('pm_usBankAccount_success'),
      verify(
        { amounts: [10, 11] },
        { fails: { code: 'payment_method_microdeposit_verification_attempts_exceeded' } },
      ),
      {
        call: 'setupIntents.retrieve',
        with: ['$setup.id'],
        gives: { status: 'requires_payment_method', payment_method: null },
      },
    ],
  },
  {
    name: 'an account whose deposits were told too late',
    steps: [
      customer,
      bankSetup('pm_usBankAccount_success'),
      verify({ amounts: [40, 41] }, { fails: { code: 'payment_method_microdeposit_verification_timeout' } }),
    ],
  },
  {
    name: 'a debit, which takes days',
    steps: [
      customer,
      bankSetup('pm_usBankAccount_success'),
      verify({ amounts: [32, 45] }, { gives: { status: 'succeeded' } }),
      {
        call: 'setupIntents.retrieve',
        with: ['$setup.id'],
        as: 'done',
      },
      {
        call: 'paymentIntents.create',
        with: [
          {
            ...{
              amount: 9900,
              currency: 'usd',
              customer: '$customer.id',
              payment_method: '$done.payment_method',
            },
            ...{ allowed_payment_method_types: ['us_bank_account'], confirm: true, off_session: true },
          },
        ],
        as: 'intent',
        gives: { status: 'processing', amount_received: 0 },
      },
      {
        call: 'paymentIntents.cancel',
        with: ['$intent.id'],
        fails: { code: 'payment_intent_unexpected_state' },
      },
    ],
  },
  {
    name: 'a refund in two parts, and no third',
    steps: [
      ...kept('pm_card_visa'),
      { call: 'paymentIntents.create', with: [charging(5000)], as: 'intent', gives: { status: 'succeeded' } },
      {
        call: 'refunds.create',
        with: [{ payment_intent: '$intent.id', amount: 2000, reason: 'requested_by_customer' }],
        gives: { status: 'succeeded', amount: 2000 },
      },
      {
        call: 'refunds.create',
        with: [{ payment_intent: '$intent.id', amount: 3001 }],
        fails: { type: 'StripeInvalidRequestError', param: 'amount' },
      },
      { call: 'refunds.create', with: [{ payment_intent: '$intent.id' }], gives: { amount: 3000 } },
      {
        call: 'refunds.create',
        with: [{ payment_intent: '$intent.id' }],
        fails: { code: 'charge_already_refunded' },
      },
      {
        call: 'charges.retrieve',
        with: ['$intent.latest_charge'],
        gives: { refunded: true, amount_refunded: 5000 },
      },
    ],
  },
  {
    name: 'the same key and parameters: one charge, and the same answer',
    steps: [
      ...kept('pm_card_visa'),
      { call: 'paymentIntents.create', with: [charging(), { idempotencyKey: '$run.key' }], as: 'first' },
      {
        call: 'paymentIntents.create',
        with: [charging(), { idempotencyKey: '$run.key' }],
        gives: { id: '$first.id', status: 'succeeded' },
      },
      {
        call: 'paymentIntents.create',
        with: [charging(5001), { idempotencyKey: '$run.key' }],
        fails: { type: 'StripeIdempotencyError', statusCode: 400 },
      },
    ],
  },
  {
    name: 'a decline is kept under its key',
    steps: [
      ...kept('pm_card_chargeCustomerFail'),
      {
        call: 'paymentIntents.create',
        with: [charging(), { idempotencyKey: '$run.key' }],
        fails: { code: 'card_declined' },
      },
      {
        call: 'paymentIntents.create',
        with: [charging(), { idempotencyKey: '$run.key' }],
        fails: { code: 'card_declined' },
      },
      {
        call: 'paymentIntents.list',
        with: [{ customer: '$customer.id' }],
        gives: { data: { length: 1 } },
      },
    ],
  },
  {
    name: 'what was refused as it was sent is not kept under its key',
    steps: [
      ...kept('pm_card_visa'),
      {
        call: 'paymentIntents.create',
        with: [{ ...charging(), amount: 10 }, { idempotencyKey: '$run.key' }],
        fails: { code: 'amount_too_small' },
      },
      {
        call: 'paymentIntents.create',
        with: [charging(), { idempotencyKey: '$run.key' }],
        gives: { status: 'succeeded' },
      },
    ],
  },
  {
    name: 'an unknown parameter',
    steps: [
      {
        call: 'customers.create',
        with: [{ email: 'carol@example.com', shoe_size: 43 }],
        fails: {
          type: 'StripeInvalidRequestError',
          statusCode: 400,
          code: 'parameter_unknown',
          param: 'shoe_size',
        },
      },
    ],
  },
  {
    name: 'a parameter that is missing',
    steps: [
      {
        call: 'paymentIntents.create',
        with: [{ currency: 'usd' }],
        fails: { code: 'parameter_missing', param: 'amount' },
      },
    ],
  },
  {
    name: 'an object that is not there',
    steps: [
      {
        call: 'paymentIntents.retrieve',
        with: ['pi_nothing'],
        fails: { type: 'StripeInvalidRequestError', statusCode: 404, code: 'resource_missing' },
      },
    ],
  },
  {
    name: 'a method that is taken away',
    steps: [
      ...kept('pm_card_visa'),
      {
        call: 'paymentMethods.list',
        with: [{ customer: '$customer.id', type: 'card' }],
        gives: { data: { length: 1 } },
      },
      { call: 'paymentMethods.detach', with: ['$method.id'], gives: { customer: null } },
      {
        call: 'paymentMethods.list',
        with: [{ customer: '$customer.id', type: 'card' }],
        gives: { data: { length: 0 } },
      },
    ],
  },
  {
    name: 'a cancelled intent is charged no more',
    steps: [
      ...kept('pm_card_visa'),
      {
        call: 'paymentIntents.create',
        with: [{ amount: 700, currency: 'usd', customer: '$customer.id' }],
        as: 'intent',
        gives: { status: 'requires_payment_method' },
      },
      { call: 'paymentIntents.cancel', with: ['$intent.id'], gives: { status: 'canceled' } },
      {
        call: 'paymentIntents.confirm',
        with: ['$intent.id', { payment_method: '$method.id' }],
        fails: { code: 'payment_intent_unexpected_state' },
      },
    ],
  },
]
