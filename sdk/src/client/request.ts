import { newId } from '../kit/newId.js'
import { encodeBody } from './body.js'
import { changesThings, fillPath, mayRepeat } from './call.js'
import { checkInput, type Given } from './checkInput.js'
import {
  appKeyBucketSeconds,
  appKeyHeader,
  defaultVersion,
  fingerprint,
  fingerprintHeader,
  guestHeader,
  idempotencyHeader,
  versionHeader,
} from './constants.js'
import type { Sending } from './sending.js'

/** What is sent of a call, in every try alike. */
export interface Request {
  readonly path: string
  readonly query: Record<string, unknown> | undefined
  readonly body: BodyInit | undefined
  readonly headers: Record<string, string>
}

/** The request of a call. Throws for what cannot be sent: input that does not fit, a missing parameter, no address. */
export function requestOf({ call, options, own }: Sending, args: Given): Request {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers?.(call) }
  checkInput(call, args, headers['Accept-Language'])
  checkBaseUrl(options.baseUrl, own.fetch ?? options.fetch)
  if (options.guest) headers[guestHeader] = '1'
  if (call.sends === 'version') headers[versionHeader] = options.version ?? defaultVersion
  if (call.sends === 'appKey') {
    headers[appKeyHeader] = String(Math.floor((options.now?.() ?? Date.now()) / 1000 / appKeyBucketSeconds))
    headers[fingerprintHeader] = fingerprint
  }
  if (changesThings(call) && mayRepeat(call))
    headers[idempotencyHeader] = own.idempotencyKey ?? options.newKey?.() ?? newId()
  const { body, contentType } = encodeBody(call.bodyKind, args.body)
  if (contentType) headers['Content-Type'] = contentType
  return { path: fillPath(call.path, args), query: args.query as Request['query'], body, headers }
}

/** Throws for an address that no request can go to; a fetch of one's own may know what to do without one. */
function checkBaseUrl(baseUrl = '', ownFetch?: typeof fetch): void {
  const ofPage = !baseUrl && (ownFetch ?? globalThis.location)
  if (!ofPage && !/^https?:\/\/./i.test(baseUrl)) throw new TypeError(`baseUrl is "${baseUrl}", no address`)
}
