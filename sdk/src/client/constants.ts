/** Header and cookie names, and the times of a call (D1 §7; decisions, Calls). */
export const csrfCookie = 'csrftoken'
export const csrfHeader = 'X-CSRFToken'
/** Set by the server on a refusal for a stale token: the fresh one is in the cookie, send again. */
export const csrfStaleHeader = 'X-CSRF-Stale'
export const versionHeader = 'versionnumber'
export const appKeyHeader = 'X-App-Key'
export const fingerprintHeader = 'X-Fingerprint'
export const fingerprint = 'homecare-web'
export const idempotencyHeader = 'Idempotency-Key'
export const requestIdHeader = 'X-Request-Id'
/** Marks a call that nobody in particular sends: from a partner's page, or from ours in a partner's frame. */
export const guestHeader = 'X-Guest'
/** The app key sent with a login changes once in this many seconds (D1 §7, §9). */
export const appKeyBucketSeconds = 600
export const defaultVersion = '1.4'
export const callTimeoutMs = 20_000
export const uploadTimeoutMs = 300_000
/** Pauses before the second and third try of a call that may be repeated. */
export const retryPausesMs: readonly number[] = [300, 1200]
