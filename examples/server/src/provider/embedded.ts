import type { PaymentsStandIn } from '@homecare/payments'
import { isCrossSite } from '../http/cookies.ts'
import { escapeHtml, plainPage } from '../http/html.ts'

/** The provider's stand-in as pages reach it: what the real one offers on a host of its own. */
export interface EmbeddedPayments {
  readonly standIn: PaymentsStandIn
  readonly publicUrl: string
}

const below = '/embedded-payments'

/** Answers what is below `/embedded-payments/`: the calls that pages send, and the page that asks whom it is to pay. */
export async function answerEmbeddedPayments(
  request: Request,
  { standIn, publicUrl }: EmbeddedPayments,
  nonce: string,
): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.slice(below.length).replace(/\/$/, '')
  if (request.method !== 'GET' && isCrossSite(request, publicUrl)) return new Response(null, { status: 403 })
  if (path.startsWith('/v1/')) {
    const authorization = request.headers.get('Authorization') ?? ''
    const sent = {
      method: request.method,
      headers: { Authorization: authorization },
      ...(request.method === 'GET' ? {} : { body: await request.text() }),
    }
    // A line that is dropped on purpose, as a page of ours can see it: no answer of the provider comes.
    return standIn.fetch(`https://api.stripe.com${path}${url.search}`, sent).catch((error: unknown) => {
      if (error instanceof TypeError && error.message === 'fetch failed')
        return new Response(null, { status: 504 })
      throw error
    })
  }
  const [, payee] = /^\/onboarding\/(acct_\w+)$/.exec(path) ?? []
  if (payee === undefined) return new Response(null, { status: 404 })
  const back = backOf(url, publicUrl)
  if (request.method === 'POST') {
    await standIn.controls.completePayee(payee)
    return new Response(null, { status: 303, headers: { Location: back } })
  }
  return new Response(onboardingPage(url, nonce), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Where the page leads when it is done: within the product, wherever it was asked to. */
function backOf(url: URL, publicUrl: string): string {
  const asked = url.searchParams.get('return') ?? ''
  const target = URL.canParse(asked, publicUrl) ? new URL(asked, publicUrl) : null
  return target && target.origin === new URL(publicUrl).origin ? target.href : publicUrl
}

function onboardingPage(url: URL, nonce: string): string {
  const action = escapeHtml(url.pathname + url.search)
  const body = `<p>Demonstration. Here the payment service would ask who you are and have you agree to its terms. Nothing is asked, and nothing is kept.</p>
<form method="post" action="${action}"><button type="submit">I have told the payment service</button></form>`
  return plainPage('Payment service', body, nonce)
}
