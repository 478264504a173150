/** Header and cookie names, and the times of a call. */
export const csrfCookie = 'csrftoken'
/** The header that repeats the CSRF cookie on every call that changes something. */
export const csrfHeader = 'X-CSRFToken'
/** Set by the server on a refusal for a stale token: the fresh one is in the cookie, send again. */
export const csrfStaleHeader = 'X-CSRF-Stale'
/** The header with the app's version, sent with whoami. */
export const versionHeader = 'versionnumber'
/** The header with the app key, sent with a login. It is no secret. */
export const appKeyHeader = 'X-App-Key'
/** The header with the fingerprint, sent with a login. It is no secret. */
export const fingerprintHeader = 'X-Fingerprint'
/** The fixed fingerprint of this app. */
export const fingerprint = 'homecare-web'
/** The header with the key under which a repeated attempt counts once. */
export const idempotencyHeader = 'Idempotency-Key'
/** The header in which the server names a request, for its log. */
export const requestIdHeader = 'X-Request-Id'
/** The header with the number of the user for whom a call was begun; the server refuses it under another's session. */
export const personHeader = 'X-Person'
/** Set by the server on the refusal of a call that was begun for another person than the one who is signed in. */
export const otherPersonHeader = 'X-Other-Person'
/** Marks a call that nobody in particular sends: from a partner's page, or from ours in a partner's frame. */
export const guestHeader = 'X-Guest'
/** The app key sent with a login changes once in this many seconds. */
export const appKeyBucketSeconds = 600
/** The version of the app where none is given. */
export const defaultVersion = '1.4'
/** How long a call may take, in milliseconds. */
export const callTimeoutMs = 20_000
/** How long an upload may take, in milliseconds. */
export const uploadTimeoutMs = 300_000
/** Pauses before the second and third try of a call that may be repeated, where a client has none of its own. */
export const retryPausesMs: readonly number[] = [300, 1200]
/** The longest Retry-After that a call waits for by itself, in milliseconds. */
export const longestPauseMs = 5_000
