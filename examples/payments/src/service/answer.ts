import { Failure, invalid } from '../http/failure.ts'
import { canonical, readForm, type Form } from '../http/form.ts'
import type { Route } from '../routes/route.ts'
import { accountRoutes } from '../routes/accounts.ts'
import { customerRoutes } from '../routes/customers.ts'
import { intentRoutes, setupRoutes } from '../routes/intents.ts'
import { moneyRoutes } from '../routes/money.ts'
import type { ProviderStore, StoreTx } from '../store/store.ts'
import { apiVersion, newId, type Context } from '../context/context.ts'
import { expanded } from './expand.ts'
import type { Faults } from './faults.ts'

const routes: readonly Route[] = [
  ...customerRoutes,
  ...setupRoutes,
  ...intentRoutes,
  ...moneyRoutes,
  ...accountRoutes,
]

const keptFor = 86_400_000
const longestKey = 255

interface Keys {
  /** What the server of the product shows, and what its pages do. */
  readonly secretKey: string
  readonly publishableKey: string
}

interface Answering extends Keys {
  readonly store: ProviderStore
  readonly now: () => number
  readonly faults: Faults
  readonly eventsFrom: () => number | null
}

interface Answered {
  readonly status: number
  readonly body: object
  /** Answered before, under the same key. */
  readonly replayed?: true
}

/** No answer came: the connection broke. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** Answers the provider's API: forms in, JSON out, one request at a time, each of them whole or not at all. */
export function createAnswering(parts: Answering): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = {
      'Content-Type': 'application/json',
      'Request-Id': newId('req'),
      'Stripe-Version': apiVersion,
    }
    try {
      const { status, body, replayed } = await answer(parts, request)
      const replay = replayed && { 'Idempotent-Replayed': 'true' }
      return new Response(JSON.stringify(body), { status, headers: { ...headers, ...replay } })
    } catch (error) {
      if (error instanceof NoAnswer) throw new TypeError('fetch failed', { cause: error })
      const failure = error instanceof Failure ? error : atFault()
      if (!(error instanceof Failure)) console.error(error)
      return new Response(JSON.stringify({ error: failure.body }), { status: failure.status, headers })
    }
  }
}

const atFault = () =>
  new Failure(500, { type: 'api_error', message: 'An unknown error occurred. It has been reported.' })

async function answer(parts: Answering, request: Request): Promise<Answered> {
  const url = new URL(request.url)
  const { method } = request
  const key = keyOf(request)
  const publishable = whoAsks(parts, request)
  const version = request.headers.get('Stripe-Version')
  if (version !== null && version !== apiVersion)
    throw invalid(`Invalid Stripe API version: ${version}; only ${apiVersion} is known here.`)
  const found = routes
    .filter((route) => route.method === method)
    .map((route) => ({ route, ids: route.pattern.exec(url.pathname) }))
    .find(({ ids }) => ids !== null)
  if (!found) throw invalid(`Unrecognized request URL (${method}: ${url.pathname}).`, {}, 404)
  if (publishable && !found.route.publishable)
    throw invalid(
      'This API call cannot be made with a publishable API key.',
      { code: 'secret_key_required' },
      403,
    )
  const form = readForm(method === 'POST' ? await request.text() : url.search.slice(1))
  const account = request.headers.get('Stripe-Account') ?? ''
  const keyed = key !== null && method === 'POST' ? { key, account } : null
  const sent = keyed && canonical([method, url.pathname, form as unknown as Record<string, unknown>])
  const [, first = '', second = ''] = found.ids!
  const fault = method === 'GET' ? null : parts.faults.take()
  if (fault === 'timeout_before') throw new NoAnswer()
  if (fault === '500_once') throw atFault()
  if (fault === '409') throw inUse()

  const done = await parts.store
    .transaction(keyed && idOf(keyed), async (tx) => {
      const now = parts.now()
      const before = keyed && (await answeredBefore(tx, idOf(keyed), sent!, now))
      if (before) return before
      const context: Context = { tx, now, account, publishable, key, eventsFrom: parts.eventsFrom() }
      const answered = await attempt(context, found.route, form, [first, second], fault)
      // What was refused as it was sent did not begin: its key is free.
      if (keyed && answered.begun) await keep(tx, idOf(keyed), sent!, answered, now)
      if (answered.takesBack) throw new TakenBack(answered)
      return answered
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return { value: error.answered }
      throw error
    })
  if (done === null) throw inUse()
  if (fault === 'timeout_after') throw new NoAnswer()
  return done.value
}

const inUse = () =>
  new Failure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  })

/** What was written is taken back, and this is answered. */
class TakenBack extends Error {
  constructor(readonly answered: Answered) {
    super('taken back')
  }
}

type Attempted = Answered & { readonly begun: boolean; readonly takesBack: boolean }

async function attempt(
  context: Context,
  { answer: run }: Route,
  form: Form,
  ids: readonly [string, string],
  fault: string | null,
): Promise<Attempted> {
  try {
    if (fault === '500_kept') throw atFault()
    const body = await run(context, form, ids)
    const paths = Array.isArray(form.expand) ? form.expand.filter((path) => typeof path === 'string') : []
    return { status: 200, body: await expanded(context.tx, body, paths), begun: true, takesBack: false }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { status, body, keeps } = error
    const begun = keeps || status >= 500
    return { status, body: { error: body }, begun, takesBack: !begun }
  }
}

const idOf = ({ key, account }: { key: string; account: string }) => `idempotency:${account}:${key}`

interface KeptAnswer {
  readonly sent: string
  readonly status: number
  readonly answer: object
}

/** What was answered under the key before; refuses it for anything else than it was used for. */
async function answeredBefore(tx: StoreTx, id: string, sent: string, now: number): Promise<Attempted | null> {
  const kept = await tx.get(id)
  if (!kept || kept.dueAt! <= now) return null
  const before = kept.body as KeptAnswer
  if (before.sent !== sent)
    throw new Failure(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    })
  return { status: before.status, body: before.answer, replayed: true, begun: true, takesBack: false }
}

const keep = (tx: StoreTx, id: string, sent: string, { status, body }: Answered, now: number) =>
  tx.put({
    ...{ id, kind: 'idempotency', owner: '', hidden: {}, dueAt: now + keptFor },
    body: { sent, status, answer: body } satisfies KeptAnswer,
  })

function keyOf(request: Request): string | null {
  const key = request.headers.get('Idempotency-Key')
  if (key !== null && key.length > longestKey)
    throw invalid(`Idempotency keys can be at most ${longestKey} characters long.`)
  return key
}

/** Whether it is a page that asks; refuses who shows no key. */
function whoAsks({ secretKey, publishableKey }: Keys, request: Request): boolean {
  const shown = request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? ''
  if (shown === secretKey) return false
  if (shown === publishableKey) return true
  throw invalid(`Invalid API Key provided.`, { code: 'api_key_invalid' as string }, 401)
}
