import { array, number, object, optional, string, type } from '../../kit/structs/struct.js'
import { call } from '../call.js'
import { createClient } from '../client.js'
import type { ClientOptions } from '../options.js'
import { type ApiError, isApiError } from '../../kit/error.js'

/* Calls of no product, and a client for them. */

const Pet = type({ id: number(), name: string() })
export const listPets = call('GET /v1/owners/:owner/pets/', {
  query: object({ kind: optional(array(string())), page: optional(number()) }),
  out: array(Pet),
})
export const addPet = call('POST /v1/owners/:owner/pets/', { in: object({ name: string() }), out: Pet })
export const payPet = call('POST /v1/pets/:id/pay/', { out: Pet, money: true })
export const leave = call('GET /v1/leave/', { changes: true, signsIn: true })
export const enter = call('POST /v1/enter/', {
  in: object({ email: string() }),
  signsIn: true,
  sends: 'appKey',
})
export const who = call('GET /v1/who/', { sends: 'version', signsIn: true })
export const draw = call('POST /v1/draw/', { bodyKind: 'multipart' })
export const crop = call('PUT /v1/crop/', { bodyKind: 'form' })

export const origin = 'https://api.homecare.test'
const noPause = () => Promise.resolve()
export const client = (options: ClientOptions = {}) =>
  createClient({
    baseUrl: origin,
    cookies: () => 'a=1; csrftoken=tok%3Den',
    pause: noPause,
    now: () => 1_800_000_600_000,
    ...options,
  })

export async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!isApiError(error)) throw new Error('expected an ApiError', { cause: error })
  return error
}
