import type Stripe from 'stripe'
import { declines, type Outcome } from '../testValues/index.ts'

const messages: Readonly<Record<string, string>> = {
  card_declined: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
}

interface Decline {
  readonly type: 'card_error'
  readonly code: NonNullable<Stripe.SetupIntent.LastSetupError['code']>
  readonly decline_code?: string
  readonly message: string
  readonly payment_method: Stripe.PaymentMethod
}

/** What is said of a card that is declined. */
export function declineOf(outcome: Outcome, payment_method: Stripe.PaymentMethod): Decline {
  const [code, decline] = outcome in declines ? declines[outcome as keyof typeof declines] : declines.declined
  const message =
    decline === 'insufficient_funds' ? 'Your card has insufficient funds.' : (messages[code] ?? '')
  return { type: 'card_error', code, ...(decline && { decline_code: decline }), message, payment_method }
}
