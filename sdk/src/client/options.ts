import type { ApiError } from '../kit/error.js'
import type { AnyCall } from './call.js'

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
