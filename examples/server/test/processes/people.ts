import { login } from '@homecare/sdk/account'
import { createClient, type Client } from '@homecare/sdk/client'
import { isApiError } from '@homecare/sdk/kit'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { createJar } from '../../src/testing/jar.ts'

let visitors = 0

/** A browser that reaches the product through the proxy, from an address of its own. */
export function visitor(origin: string): Client {
  const address = `10.0.0.${++visitors}`
  const jar = createJar((request) => {
    request.headers.set('X-Forwarded-For', address)
    return fetch(request)
  })
  return createClient({ baseUrl: origin, fetch: jar.fetch, cookies: jar.cookies })
}

/** One of the demo accounts, signed in. */
export async function signedIn(origin: string, email: string): Promise<Client> {
  const care = visitor(origin)
  await care.call(login, { body: { email, password: DEMO_PASSWORD } })
  return care
}

/** Sends a call, with one key, until it is acknowledged, as a person presses again: a refusal is thrown. */
export async function untilAcknowledged<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!isApiError(error) || !['offline', 'timeout', 'server'].includes(error.kind)) throw error
    }
  }
}
