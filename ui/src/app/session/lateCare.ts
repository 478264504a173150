import type { Client } from '@homecare/sdk/client'
import { ApiError } from '@homecare/sdk/kit'

/**
 * A client whose code is loaded with the first call: the first page comes with its data, and most visitors go on to
 * another before they call anything. Code that does not come is told as a connection that is not there.
 */
export function lateCare(load: () => Promise<Client>): Client {
  let client: Client | undefined
  let loading: Promise<Client> | undefined
  let renew: Parameters<Client['onSessionEnd']>[0] | undefined

  function ready(): Promise<Client> {
    loading ??= load().then(
      (loaded) => {
        if (renew) loaded.onSessionEnd(renew)
        return (client = loaded)
      },
      (cause: unknown) => {
        loading = undefined
        throw new ApiError('offline', { cause })
      },
    )
    return loading
  }

  return {
    call: async (...request) => (await ready()).call(...request),
    onSessionEnd(how) {
      renew = how
      client?.onSessionEnd(how)
    },
  }
}
