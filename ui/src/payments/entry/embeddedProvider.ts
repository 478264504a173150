import type { PaymentSetup } from '@homecare/sdk/payments'
import { methodTexts, testFieldTexts } from '@homecare/sdk/texts'
import { fieldRefused } from './fieldRefused'

/** What the stand-in made of a setup, or of a payment. */
interface Setup {
  readonly status?: string
  readonly next_action?: { readonly type: string } | null
  readonly error?: { readonly type: string }
}

const idOf = (setup: PaymentSetup) => setup.client_secret.split('_secret_')[0] ?? ''

/** Sends the stand-in what its field has made: the name of a test card or account, and never a number. */
async function send(
  setup: PaymentSetup,
  deed: string,
  given: Readonly<Record<string, string>>,
): Promise<Setup> {
  const things = setup.client_secret.startsWith('pi_') ? 'payment_intents' : 'setup_intents'
  const response = await fetch(`/embedded-payments/v1/${things}/${idOf(setup)}/${deed}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${setup.publishable_key}` },
    body: new URLSearchParams({ client_secret: setup.client_secret, ...given }),
  }).catch(() => null)
  const made = (await response?.json().catch(() => null)) as Setup | null | undefined
  if (!made) throw fieldRefused(methodTexts.providerSilent)
  return made
}

/** Confirms a setup: its token, or `asks` where its holder's bank wants to know whether it is they. */
export async function confirmSetup(setup: PaymentSetup, name: string): Promise<{ token: string } | 'asks'> {
  const { error, status, next_action } = await send(setup, 'confirm', { payment_method: name })
  if (error)
    throw fieldRefused(error.type === 'card_error' ? methodTexts.declined : methodTexts.providerRefused)
  return status === 'requires_action' && next_action?.type === 'use_stripe_sdk'
    ? 'asks'
    : { token: idOf(setup) }
}

/** What the holder's bank was told. */
export async function answerBank(setup: PaymentSetup, approve: boolean): Promise<string> {
  const { status } = await send(setup, 'bank_answer', { approve: String(approve) })
  if (status !== 'succeeded') throw fieldRefused(testFieldTexts.bankRefused)
  return idOf(setup)
}
