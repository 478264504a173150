import { setUpPayment } from '@homecare/sdk/payments'
import type { Client } from '@homecare/sdk/client'
import type { World } from '../../testing/world.ts'

interface Filled {
  readonly token: string
  readonly status: string
  readonly secret: string
}

/** What the provider's field does in a page: sends it the name of a test card or account, with the setup's secret. */
export async function fillField(
  server: Pick<World, 'fetch'>,
  care: Client,
  method: string,
  verify?: 'instant' | 'deposits',
): Promise<Filled> {
  const kind = method.startsWith('pm_card') ? 'card' : 'bank'
  const body = { kind, purpose: 'pay', ...(verify && { verify }) } as const
  const { client_secret, publishable_key } = await care.call(setUpPayment, { body })
  const token = client_secret.split('_secret_')[0]!
  const answer = await sendFromPage(server, publishable_key, `setup_intents/${token}/confirm`, {
    ...{ client_secret, payment_method: method },
  })
  return { token, status: String(answer.status ?? ''), secret: client_secret }
}

/** What a page sends the provider itself; nothing is said where no answer comes. */
export async function sendFromPage(
  server: Pick<World, 'fetch'>,
  key: string,
  path: string,
  given: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const response = await server.fetch(`/embedded-payments/v1/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(given).toString(),
  })
  return response.status === 504 ? {} : ((await response.json()) as Record<string, unknown>)
}
