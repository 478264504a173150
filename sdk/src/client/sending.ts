import type { ApiError } from '../kit/error.js'
import type { AnyCall } from './call.js'
import type { Arrived } from './arrived.js'
import type { CallOptions, ClientOptions } from './options.js'

/** A call under way: by which rules it is sent, and what is known of it. */
export interface Sending {
  readonly call: AnyCall
  /** The client's. */
  readonly options: ClientOptions
  /** Of this call alone. */
  readonly own: CallOptions
  tries: number
  /** That of the last try. */
  answer?: Arrived | undefined
}

export type Result = { readonly data: unknown } | ApiError
