import type { Log } from '../log/log.ts'
import type { PaymentProvider } from './provider.ts'
import type { ProviderEvents } from './events.ts'

const largest = 512 * 1024

interface Parts {
  readonly provider: PaymentProvider | null
  readonly providerEvents: ProviderEvents | null
  readonly log: Log
}

/**
 * `POST /v1/payments/webhooks/:provider/`: what the payment provider tells. Nobody is signed in; its signature over the very
 * bytes says who it is, and is checked before anything is read of them. 200 means that it is stored; it is handled behind.
 */
export async function answerWebhook(
  request: Request,
  name: string,
  { provider, providerEvents, log }: Parts,
): Promise<Response> {
  if (!provider || !providerEvents || name !== provider.name) return said(404, 'unknown')
  if (request.method !== 'POST') return said(405, 'post only')
  const raw = await read(request)
  if (raw === null) return said(413, 'too large')
  const event = await provider.readEvent(raw, request.headers.get('Stripe-Signature') ?? '')
  if (!event) {
    log.warn('Somebody sent an event without the provider’s signature')
    return said(400, 'signature')
  }
  await providerEvents.receive(event)
  void providerEvents
    .settle()
    .catch((error: unknown) => log.error('Events of the payment provider could not be handled', { error }))
  return said(200, 'stored')
}

const said = (status: number, what: string) =>
  Response.json({ said: what }, { status, headers: { 'Cache-Control': 'no-store' } })

async function read(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body)
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > largest) return null
      chunks.push(chunk)
    }
  return Buffer.concat(chunks).toString('utf8')
}
