import type { Stripe } from 'stripe'
import { presentTransaction } from '../db/guard.ts'
import { ProviderFailure, type ProviderFailureKind } from './failure.ts'

type StripeError = InstanceType<(typeof Stripe)['errors']['StripeError']>

/** The kind of a failure, by the client's own name of it. */
const kinds: Readonly<Record<string, ProviderFailureKind>> = {
  StripeCardError: 'declined',
  StripeRateLimitError: 'busy',
  StripeConnectionError: 'unreachable',
  StripeAPIError: 'unreachable',
  StripeUnknownError: 'unreachable',
}

/** By the provider's word, whatever the status is. */
const codes: Readonly<Record<string, ProviderFailureKind>> = {
  authentication_required: 'needsAction',
  payment_intent_authentication_failure: 'declined',
  setup_intent_authentication_failure: 'declined',
  payment_intent_payment_attempt_failed: 'declined',
  idempotency_key_in_use: 'busy',
  lock_timeout: 'busy',
  rate_limit: 'busy',
}

/** What a failure of the client means to the product. */
function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  const { type, code, decline_code, statusCode, payment_intent, setup_intent } = error as StripeError
  const byCode = code === undefined ? undefined : codes[code]
  const byStatus = statusCode === 409 ? 'busy' : undefined
  const kind = byCode ?? kinds[type ?? ''] ?? byStatus ?? (type ? 'refusedByRule' : 'unreachable')
  const ref = payment_intent?.id ?? setup_intent?.id ?? null
  return new ProviderFailure(kind, decline_code ?? code ?? type ?? 'no_answer', ref)
}

/**
 * Asks the provider, within a limit of time. Refuses to do so inside a transaction: what is done outside cannot be taken back
 * with it, and on the embedded database nobody else could do anything meanwhile.
 */
export async function asking<T>(limitMs: number, ask: () => Promise<T>): Promise<T> {
  if (presentTransaction()) throw new Error('The payment provider was asked inside a transaction.')
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderFailure('unreachable', 'too_long')), limitMs)
  })
  try {
    return await Promise.race([ask(), tooLong])
  } catch (error) {
    throw failureOf(error)
  } finally {
    clearTimeout(timer)
  }
}
