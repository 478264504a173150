import { createFetch } from 'ofetch'
import { newId } from '../kit/newId.js'
import { encodeBody } from './body.js'
import { fillPath, type AnyCall, type Args, changesThings, mayRepeat, type OutOf } from './call.js'
import { checkInput, type Given } from './checkInput.js'
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
  longestPauseMs,
  requestIdHeader,
  retryPausesMs,
  uploadTimeoutMs,
  versionHeader,
} from './constants.js'
import { readCookie } from './cookie.js'
import { decode, type Answer } from './envelope.js'
import { type ApiError, isApiError, type ErrorKind } from '../kit/error.js'
import { mismatchOf } from '../kit/structs/fits.js'
import { failure } from '../kit/failure.js'

/** What a client sends with. Each has the browser's or Node's own as its default. */
export interface ClientOptions {
  /**
   * Origin of the API, `https://care.example.com`; empty for the page's own. A call without one where there is no page, or
   * with one that is no address, is `invalid` at once.
   */
  readonly baseUrl?: string
  /** Used instead of the global fetch: a server in process, a fake, an instrumented one. */
  readonly fetch?: typeof fetch
  /** The cookies as `document.cookie` gives them; read at every change for the CSRF token. */
  readonly cookies?: () => string
  /** The instant, in milliseconds since 1970. */
  readonly now?: () => number
  /** A fresh idempotency key. */
  readonly newKey?: () => string
  /**
   * Pauses before the second and later tries of a call that may be repeated, in milliseconds: 300 and 1,200, and none for
   * no further try. Each is drawn between its half and its whole, so that many do not come back at once, and is no
   * shorter than the server's Retry-After, of up to five seconds; who is to wait longer hears it at once.
   */
  readonly retryPausesMs?: readonly number[]
  /** Waits between tries, no longer than the signal lets it; a test passes one that does not wait. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>
  /** Headers for every call, or for one of them. Where Accept-Language is `es`, our own refusals are in Spanish. */
  readonly headers?: (call: AnyCall) => Readonly<Record<string, string>>
  /**
   * Told that a call begins; what it answers is told once how that call ended, for logs, traces and metrics. The end
   * takes no answer away by throwing.
   */
  readonly onCall?: (call: AnyCall) => ((end: CallEnd) => void) | void
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

/** How a call ended, after all its tries. */
export interface CallEnd {
  /** None for a success. */
  readonly error: ApiError | undefined
  /** The name of its last request in the server's log, where there was an answer. */
  readonly requestId: string | undefined
  /** How often it was sent. */
  readonly tries: number
}

/** What may be said of one sending of a call. */
export interface CallOptions {
  /** Ends the call at once as `aborted`, also between two tries. */
  readonly signal?: AbortSignal
  /** In place of the client's `timeoutMs`, for all tries and pauses together. */
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
  let renew: (() => Promise<boolean>) | undefined
  let renewing: Promise<boolean> | undefined

  return {
    async call(call, ...rest) {
      const [args = {}, callOptions = {}] = rest as [Given?, CallOptions?]
      const trip: Trip = { tries: 0 }
      let ended: ReturnType<NonNullable<ClientOptions['onCall']>>
      let result: Result
      try {
        ended = options.onCall?.(call)
        result = await attemptOf(call, args, callOptions, trip)
        if (!isApiError(result)) checkOutput(call, result.data)
      } catch (cause) {
        result = unsent(call, cause)
      }
      const error = isApiError(result) ? result : undefined
      quietly(() => ended?.({ error, requestId: (error ?? trip.answer)?.requestId, tries: trip.tries }))
      if (isApiError(result)) throw result
      return result.data as OutOf<typeof call>
    },
    onSessionEnd(how) {
      renew = how
    },
  }

  async function attemptOf(
    call: AnyCall,
    args: Given,
    callOptions: CallOptions,
    trip: Trip,
  ): Promise<Result> {
    const attempt = prepare(call, args, callOptions)
    const result = await withRetries(call, attempt, callOptions, trip)
    const ended = isApiError(result) && result.kind === 'unauthenticated' && !call.signsIn
    return ended && renew && (await renewOnce(renew)) ? withRetries(call, attempt, callOptions, trip) : result
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

  function prepare(call: AnyCall, args: Given, callOptions: CallOptions): Attempt {
    const headers: Record<string, string> = { Accept: 'application/json', ...options.headers?.(call) }
    checkInput(call, args, headers['Accept-Language'])
    checkBaseUrl(options.baseUrl, callOptions.fetch ?? options.fetch)
    if (options.guest) headers[guestHeader] = '1'
    if (call.sends === 'version') headers[versionHeader] = options.version ?? defaultVersion
    if (call.sends === 'appKey') {
      headers[appKeyHeader] = String(Math.floor((options.now?.() ?? Date.now()) / 1000 / appKeyBucketSeconds))
      headers[fingerprintHeader] = fingerprint
    }
    if (changesThings(call) && mayRepeat(call)) {
      headers[idempotencyHeader] = callOptions.idempotencyKey ?? options.newKey?.() ?? newId()
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
  async function withRetries(
    call: AnyCall,
    attempt: Attempt,
    callOptions: CallOptions,
    trip: Trip,
  ): Promise<Result> {
    const limit = limitOf(callOptions.signal, callOptions.timeoutMs ?? options.timeoutMs ?? timeoutOf(call))
    let pauses = 0
    let staleTokens = 0
    try {
      while (!limit.signal.aborted) {
        const result = await sendOnce(call, attempt, callOptions, limit, trip)
        if (!isApiError(result)) return result
        if (trip.answer?.isStale && !staleTokens++) continue
        const longest = (options.retryPausesMs ?? retryPausesMs)[pauses++]
        const asked = (result.retryAfter ?? 0) * 1000
        if (longest === undefined || asked > longestPauseMs || !passes(result) || !mayRepeat(call))
          return result
        const pause = longest * (1 - Math.random() / 2)
        await (options.pause ?? wait)(Math.max(pause, asked), limit.signal)
      }
      return failure(limit.reason(), { route: call.route })
    } finally {
      limit.done()
    }
  }

  async function sendOnce(
    call: AnyCall,
    attempt: Attempt,
    callOptions: CallOptions,
    limit: ReturnType<typeof limitOf>,
    trip: Trip,
  ): Promise<Result> {
    const { route } = call
    const csrf =
      changesThings(call) && !options.guest
        ? readCookie((options.cookies ?? pageCookies)(), csrfCookie)
        : undefined
    trip.tries++
    trip.answer = undefined
    try {
      const fetcher = createFetch({ fetch: callOptions.fetch ?? options.fetch ?? fetch })
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
      trip.answer = arrived(response, route)
      return { data: decode(trip.answer, call.envelope) }
    } catch (cause) {
      return isApiError(cause) ? cause : failure(limit.reason(), { cause, route })
    }
  }

  function checkOutput(call: AnyCall, data: unknown): void {
    const problem = call.out && mismatchOf(data, call.out)?.message
    if (problem === undefined) return
    const { onMismatch } = options
    if (typeof onMismatch !== 'function')
      throw failure('malformed', { status: 200, cause: problem, route: call.route })
    quietly(() => onMismatch(call, problem))
  }
}

type Result = { readonly data: unknown } | ApiError

/** What is known of a call under way. */
interface Trip {
  tries: number
  /** That of the last try. */
  answer?: ReturnType<typeof arrived> | undefined
}

/** An answer of which only an error reads the headers: they are a good part of what a call costs. */
const arrived = (
  { status, headers, _data }: Response & { readonly _data?: unknown },
  route: string,
): Answer & { readonly isStale: boolean } => ({
  status,
  route,
  text: typeof _data === 'string' ? _data : '',
  get requestId() {
    return headers.get(requestIdHeader) ?? undefined
  },
  get retryAfter() {
    return seconds(headers.get('Retry-After'))
  },
  /** A change was refused before it was made, for a token that had grown old. */
  get isStale() {
    return headers.has(csrfStaleHeader)
  },
})

/** What kept a call from being sent at all, such as a missing path parameter or an option that threw. */
function unsent({ route }: AnyCall, cause: unknown): ApiError {
  return isApiError(cause) ? cause : failure('invalid', { cause, route }, (cause as Error | null)?.message)
}

/** A report that cannot be made takes no answer away. */
function quietly(report: () => void): void {
  try {
    report()
  } catch {}
}

/** Throws for an address that no request can go to; a fetch of one's own may know what to do without one. */
function checkBaseUrl(baseUrl = '', ownFetch?: typeof fetch): void {
  const ofPage = !baseUrl && (ownFetch ?? globalThis.location)
  if (!ofPage && !/^https?:\/\/./i.test(baseUrl)) throw new TypeError(`baseUrl is "${baseUrl}", no address`)
}

/** Whether a failure may pass by itself, so that trying again makes sense: not once the time of the call is over. */
function passes({ kind, status, retryAfter }: ApiError): boolean {
  return (
    kind === 'offline' ||
    status === 408 ||
    (status > 501 && status < 505) ||
    (kind === 'tooMany' && !!retryAfter)
  )
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
