import { createFetch, type $Fetch } from 'ofetch'
import { type Struct, validate } from 'superstruct'
import { fillPath, type AnyCall, type Args, changesThings, mayRepeat, type OutOf } from './call.js'
import {
  appKeyBucketSeconds,
  appKeyHeader,
  callTimeoutMs,
  csrfCookie,
  csrfHeader,
  csrfStaleHeader,
  defaultVersion,
  fingerprint,
  fingerprintHeader,
  guestHeader,
  idempotencyHeader,
  requestIdHeader,
  retryPausesMs,
  uploadTimeoutMs,
  versionHeader,
} from './constants.js'
import { readCookie } from './cookie.js'
import { decode, type Answer } from './envelope.js'
import { ApiError, isApiError, type ErrorKind } from './error.js'
import { encodeBody } from './body.js'
import { fits } from './fits.js'
import { newIdempotencyKey } from './idempotencyKey.js'

/** What a client sends with. Each has the browser's or Node's own as its default. */
export interface ClientOptions {
  /** Origin of the API, without a trailing slash; empty for the page's own. */
  readonly baseUrl?: string
  /** Used instead of the global fetch: a server in process, a fake, an instrumented one. */
  readonly fetch?: typeof fetch
  /** The cookies as `document.cookie` gives them; read at every change for the CSRF token. */
  readonly cookies?: () => string
  /** The instant, in milliseconds since 1970. */
  readonly now?: () => number
  /** A fresh idempotency key. */
  readonly newKey?: () => string
  /** Waits between tries, no longer than the signal lets it; a test passes one that does not wait. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>
  /** Headers for every call, such as Accept-Language. */
  readonly headers?: () => Readonly<Record<string, string>>
  /** The version of the app, sent with whoami. */
  readonly version?: string
  /** What a mismatching answer does: thrown as `malformed` (default), or reported and handed on. */
  readonly onMismatch?: 'throw' | ((call: AnyCall, problem: string) => void)
  /** How long a call may take with all its tries, in milliseconds: 20,000, for an upload 300,000. */
  readonly timeoutMs?: number
  /**
   * Sends as nobody: no cookie travels with a call or comes of it, so none needs a CSRF token. For a partner's page;
   * the server takes only the calls of the sign-up this way.
   */
  readonly guest?: boolean
}

/** What may be said of one sending of a call. */
export interface CallOptions {
  /** Ends the call at once as `aborted`, also between two tries. */
  readonly signal?: AbortSignal
  /** In place of the client's `timeoutMs`. */
  readonly timeoutMs?: number
  /** The key of an attempt that must count once; given by whoever may press again after a reload. */
  readonly idempotencyKey?: string
  /** Sent to its end even if the page is left meanwhile. The body may have 64 kB. */
  readonly keepalive?: boolean
  /** Replaces fetch for this call, as `uploadWithProgress` does. */
  readonly fetch?: typeof fetch
}

/** What sends calls. */
export interface Client {
  /**
   * Sends a call. Throws an ApiError, always and only; what could not be sent at all (a missing path parameter, an option
   * that threw) is `invalid` with status 0, and its `cause` says why.
   */
  call<C extends AnyCall>(call: C, ...rest: Rest<C>): Promise<OutOf<C>>
  /**
   * What to do when a session has ended: resolves to true once there is a new one. It runs once for
   * however many calls found out together, and they are then sent again.
   */
  onSessionEnd(renew: () => Promise<boolean>): void
}
type Rest<C> =
  Record<string, never> extends Args<C>
    ? [args?: Args<C>, options?: CallOptions]
    : [args: Args<C>, options?: CallOptions]

/** A client of the API. Touches nothing global until the first call. */
export function createClient(options: ClientOptions = {}): Client {
  let send: $Fetch | undefined
  let renew: (() => Promise<boolean>) | undefined
  let renewing: Promise<boolean> | undefined

  return {
    async call(call, ...rest) {
      const [args = {}, callOptions = {}] = rest as [Readonly<Record<string, unknown>>?, CallOptions?]
      const result = await attemptOf(call, args, callOptions).catch(unsent)
      if (isApiError(result)) throw result
      return checkOutput(call, result.data) as OutOf<typeof call>
    },
    onSessionEnd(how) {
      renew = how
    },
  }

  async function attemptOf(
    call: AnyCall,
    args: Readonly<Record<string, unknown>>,
    callOptions: CallOptions,
  ): Promise<Result> {
    checkInput(call, args)
    const attempt = prepare(call, args, callOptions)
    const result = await withRetries(call, attempt, callOptions)
    const ended = isApiError(result) && result.kind === 'unauthenticated' && !call.signsIn
    return ended && renew && (await renewOnce(renew)) ? withRetries(call, attempt, callOptions) : result
  }

  function renewOnce(how: () => Promise<boolean>): Promise<boolean> {
    renewing ??= how()
      .catch(() => false)
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  interface Attempt {
    readonly path: string
    readonly query: Record<string, unknown> | undefined
    readonly body: BodyInit | undefined
    readonly headers: Record<string, string>
  }

  function prepare(
    call: AnyCall,
    args: Readonly<Record<string, unknown>>,
    callOptions: CallOptions,
  ): Attempt {
    const headers: Record<string, string> = { Accept: 'application/json', ...options.headers?.() }
    if (options.guest) headers[guestHeader] = '1'
    if (call.sends === 'version') headers[versionHeader] = options.version ?? defaultVersion
    if (call.sends === 'appKey') {
      headers[appKeyHeader] = String(Math.floor((options.now?.() ?? Date.now()) / 1000 / appKeyBucketSeconds))
      headers[fingerprintHeader] = fingerprint
    }
    if (changesThings(call) && mayRepeat(call)) {
      headers[idempotencyHeader] = callOptions.idempotencyKey ?? options.newKey?.() ?? newIdempotencyKey()
    }
    const encoded = encodeBody(call.bodyKind, args.body)
    if (encoded.contentType) headers['Content-Type'] = encoded.contentType
    return {
      path: fillPath(call.path, args),
      query: args.query as Record<string, unknown> | undefined,
      body: encoded.body,
      headers,
    }
  }

  /** All tries and the pauses between them share one limit of time, and end at once when the caller gives up. */
  async function withRetries(call: AnyCall, attempt: Attempt, callOptions: CallOptions): Promise<Result> {
    const limit = limitOf(callOptions.signal, callOptions.timeoutMs ?? options.timeoutMs ?? timeoutOf(call))
    let staleTokens = 0
    let tries = 0
    try {
      while (!limit.signal.aborted) {
        const result = await sendOnce(call, attempt, callOptions, limit)
        if (!isApiError(result)) return result
        if (result instanceof StaleCsrf && !staleTokens++) continue
        const pause = retryPausesMs[tries++]
        if (pause === undefined || !passes(result) || !mayRepeat(call)) return result
        await (options.pause ?? wait)(pause, limit.signal)
      }
      return new ApiError(limit.reason())
    } finally {
      limit.done()
    }
  }

  async function sendOnce(
    call: AnyCall,
    attempt: Attempt,
    callOptions: CallOptions,
    limit: ReturnType<typeof limitOf>,
  ): Promise<Result> {
    const csrf =
      changesThings(call) && !options.guest
        ? readCookie((options.cookies ?? pageCookies)(), csrfCookie)
        : undefined
    try {
      const fetcher = callOptions.fetch
        ? createFetch({ fetch: callOptions.fetch })
        : (send ??= createFetch({ fetch: options.fetch ?? ((...request) => fetch(...request)) }))
      const response = await fetcher.raw(attempt.path, {
        // One literal of one shape, not a client's defaults with a call's own over them: that merge is the dearer.
        method: call.method,
        baseURL: options.baseUrl,
        query: attempt.query,
        body: attempt.body,
        headers: csrf ? { ...attempt.headers, [csrfHeader]: csrf } : attempt.headers,
        credentials: options.guest ? 'omit' : 'include',
        keepalive: callOptions.keepalive,
        signal: limit.signal,
        responseType: 'text',
        ignoreResponseError: true,
        retry: false,
      })
      const answer = arrived(response)
      try {
        return { data: decode(answer, call.envelope) }
      } catch (error) {
        if (!isApiError(error)) throw error
        return response.headers.has(csrfStaleHeader) ? new StaleCsrf(error) : error
      }
    } catch (cause) {
      return new ApiError(limit.reason(), { cause })
    }
  }

  function checkOutput(call: AnyCall, data: unknown): unknown {
    if (!call.out || fits(data, call.out)) return data
    const problem = validate(data, call.out)[0]?.message ?? ''
    if (typeof options.onMismatch !== 'function')
      throw new ApiError('malformed', { status: 200, cause: problem })
    try {
      options.onMismatch(call, problem)
    } catch {
      // A report that cannot be made takes no answer away.
    }
    return data
  }
}

type Result = { readonly data: unknown } | ApiError

/** An answer of which only an error reads the headers: they are a good part of what a call costs. */
const arrived = ({ status, headers, _data }: Awaited<ReturnType<$Fetch['raw']>>): Answer => ({
  status,
  text: typeof _data === 'string' ? _data : '',
  get requestId() {
    return headers.get(requestIdHeader) ?? undefined
  },
  get retryAfter() {
    return seconds(headers.get('Retry-After'))
  },
})

/** A change refused before it was made, for a token that had grown old. */
class StaleCsrf extends ApiError {
  constructor(error: ApiError) {
    super(error.kind, error)
  }
}

/** What kept a call from being sent at all, such as a missing path parameter or an option that threw. */
const unsent = (cause: unknown) => (isApiError(cause) ? cause : new ApiError('invalid', { cause }))

/** What is wrong with the body is found before it is sent, and said as the server would say it. */
function checkInput(call: AnyCall, args: Readonly<Record<string, unknown>>): void {
  if (!call.in || call.bodyKind === 'multipart') return
  const [failure] = validate(args.body, call.in as Struct<unknown, unknown>)
  if (!failure) return
  const fieldErrors: Record<string, string[]> = {}
  for (const { path, message } of failure.failures()) {
    const field = path.join('.')
    ;(fieldErrors[field] ??= []).push(message)
  }
  throw new ApiError('invalid', { fieldErrors, cause: failure })
}

/** Whether a failure may pass by itself, so that trying again makes sense: not once the time of the call is over. */
function passes(error: ApiError): boolean {
  return error.kind === 'offline' || error.status === 408 || (error.status > 501 && error.status < 505)
}

function timeoutOf(call: AnyCall): number {
  return call.bodyKind === 'multipart' ? uploadTimeoutMs : callTimeoutMs
}

/** One signal for the caller's abort and the time-out, which remembers which of them it was. */
function limitOf(outer: AbortSignal | undefined, ms: number) {
  const controller = new AbortController()
  let reason: ErrorKind = 'offline'
  const end = (why: ErrorKind) => {
    reason = why
    controller.abort(outer?.reason)
  }
  const giveUp = () => end('aborted')
  const timer = setTimeout(end, ms, 'timeout')
  outer?.addEventListener('abort', giveUp)
  if (outer?.aborted) giveUp()
  return {
    signal: controller.signal,
    /** Why a sending failed: without a network, unless the limit ended it. */
    reason: () => reason,
    done() {
      clearTimeout(timer)
      outer?.removeEventListener('abort', giveUp)
    },
  }
}

function seconds(header: string | null): number | undefined {
  const value = Number(header ?? NaN)
  return value >= 0 && value < Infinity ? value : undefined
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
const pageCookies = () => (typeof document === 'undefined' ? '' : document.cookie)
