import type { Client } from '@homecare/sdk/client'
import { ApiError } from '@homecare/sdk/kit'
import { once } from '../../frame/once'

/**
 * A client whose code is loaded with the first call: the first page comes with its data, and most visitors go on to
 * another before they call anything. Code that does not come is told as a connection that is not there.
 */
export function lateCare(load: () => Promise<Client>): Client {
  let client: Client | undefined
  let renew: Parameters<Client['onSessionEnd']>[0] | undefined
  const ready = once(async () => {
    client = await load()
    if (renew) client.onSessionEnd(renew)
    return client
  })
  return {
    async call(...request) {
      const loaded = await ready().catch((cause: unknown) => {
        throw new ApiError('offline', { cause })
      })
      return loaded.call(...request)
    },
    onSessionEnd(how) {
      renew = how
      client?.onSessionEnd(how)
    },
  }
}
