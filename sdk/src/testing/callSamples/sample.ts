import type { AnyCall, Args } from '../../client/call.js'

/** A call with arguments as a screen might send it with. */
export interface Sample {
  readonly call: AnyCall
  readonly args: Readonly<Record<string, unknown>>
}

/** The arguments are typed by the call: `sample(getJob, { id: 71 })`. */
export function sample<C extends AnyCall>(call: C, args: Args<C>): Sample {
  return { call, args }
}

export const aFile = (name: string) => new File(['bytes'], name, { type: 'image/png' })
