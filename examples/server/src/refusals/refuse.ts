import type { Editable, Sayable } from '@homecare/sdk/kit'
import { otherPersonHeader } from '@homecare/sdk/client'
import { failureTexts, isStale, message } from '@homecare/sdk/kit'
import { serverTexts } from './texts.ts'

export type FieldTexts = Readonly<Record<string, readonly Sayable[]>>

/** A handler's or a policy's no: thrown, and answered as an envelope in the caller's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503
  readonly says: Sayable
  /** Errors by field; `non_field_errors` are those of the whole form. */
  readonly fields: FieldTexts
  readonly headers: Readonly<Record<string, string>>
  /** Of a conflict, the record as it is now. */
  readonly current: unknown
  /** Which rule refused, for programs. */
  code: string | undefined
  /** Whether what the handler wrote before it stays, in a call that counts once. */
  keeps = false

  constructor(
    status: Refusal['status'],
    says: Sayable,
    more: { fields?: FieldTexts; headers?: Record<string, string>; current?: unknown } = {},
  ) {
    super(typeof says === 'string' ? says : `refused with ${status}`)
    this.status = status
    this.says = says
    this.fields = more.fields ?? {}
    this.headers = more.headers ?? {}
    this.current = more.current
  }

  /** Names the rule, for programs: `throw refuse.conflict(…).because('job_not_open')`. */
  because(code: string): this {
    this.code = code
    return this
  }

  /** What was written before it stays, as the count of a try must: `throw refuse.form(…).keeping()`. */
  keeping(): this {
    this.keeps = true
    return this
  }
}

/** The ways to say no: `throw refuse.notFound()`. Each takes words of its own, or has some. */
export const refuse = {
  invalid: (fields: FieldTexts, says: Sayable = serverTexts.invalid) => new Refusal(400, says, { fields }),
  /** An error of the whole form. */
  form: (...says: readonly [Sayable, ...Sayable[]]) =>
    new Refusal(400, says[0], { fields: { non_field_errors: says } }),
  unauthenticated: (says: Sayable = serverTexts.unauthenticated) => new Refusal(401, says),
  forbidden: (says: Sayable = serverTexts.forbidden) => new Refusal(403, says),
  notFound: (says: Sayable = serverTexts.notFound) => new Refusal(404, says),
  conflict: (says: Sayable = serverTexts.conflict) => new Refusal(409, says),
  /** It was begun for another person than the one who is signed in. */
  otherPerson: () => new Refusal(409, serverTexts.otherPerson, { headers: { [otherPersonHeader]: '1' } }),
  /** The same attempt is still being worked on; asked again soon, it is answered as the first was. */
  underWay: () => new Refusal(503, serverTexts.underWay, { headers: { 'Retry-After': '1' } }),
  /** What this needs has not been set up by whoever runs the server. */
  notSetUp: (says: Sayable) => new Refusal(503, says),
  tooLarge: (says: Sayable = serverTexts.tooLarge) => new Refusal(413, says),
  tooMany: (seconds: number) =>
    new Refusal(429, message(serverTexts.tooMany, { seconds }), {
      headers: { 'Retry-After': String(seconds) },
    }),
}

/**
 * Refuses a change of a record that somebody has changed since it was read, or its removal: with the record as it is
 * now. For use in the transaction that makes the change, once the record's row is locked.
 */
export function refuseStale<R, C extends { readonly version?: string | undefined }>(
  kind: Editable<R, C>,
  change: C,
  current: R,
): void {
  if (isStale(kind, change, current)) throw new Refusal(409, failureTexts.conflict, { current })
}

/** Refuses what a rule objects to, beside the fields. */
export function refuseWrong(errors: Readonly<Record<string, Sayable | undefined>>): void {
  const fields = Object.entries(errors).flatMap(([field, text]) => (text ? [[field, [text]] as const] : []))
  if (fields.length > 0) throw refuse.invalid(Object.fromEntries(fields))
}
