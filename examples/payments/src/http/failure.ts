/** What an error of the API says, as its documentation names it. */
interface FailureBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly charge?: string
  readonly payment_intent?: object
  readonly payment_method?: object
  readonly setup_intent?: object
}

/** An answer that is an error. What was written before it is taken back, unless it `keeps`. */
export class Failure extends Error {
  override readonly name = 'Failure'

  constructor(
    readonly status: number,
    readonly body: FailureBody,
    /** Whether what was written before it stays: a card that was declined leaves its intent and its charge. */
    readonly keeps = false,
  ) {
    super(body.message)
  }
}

type Said = Partial<Omit<FailureBody, 'type' | 'message'>>

/** A request that cannot be done as it was sent. */
export const invalid = (message: string, said: Said = {}, status = 400): Failure =>
  new Failure(status, { type: 'invalid_request_error', message, ...said })

/** No object of that kind. */
export const missing = (what: string, id: string, param = 'id'): Failure =>
  invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, 404)

/** An object that is in another state than the request needs. */
export const unexpected = (kind: string, status: string, said: Said = {}): Failure =>
  invalid(`This ${kind} has a status of ${status}, in which that cannot be done.`, {
    code: `${kind}_unexpected_state`,
    ...said,
  })
