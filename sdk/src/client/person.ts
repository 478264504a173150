import type { ReadonlySignal } from '@preact/signals-core'
import { createClient, type Client } from './client.js'
import type { CallOptions, ClientOptions } from './options.js'
import { otherPersonHeader, personHeader } from './constants.js'

/** What a client needs to know of whoever uses it. */
export interface PersonalClientOptions extends ClientOptions {
  /** The number of whoever is signed in; null for nobody. */
  readonly person: ReadonlySignal<number | null>
  /** Told that the server holds the session of somebody else: time to ask who it is. */
  readonly onOtherPerson?: () => void
}

/**
 * A client whose calls each belong to the person who was signed in when they began. They say so to the server, which
 * refuses them as a `conflict` under the session of another, however late they arrive; and when that person is gone,
 * those that still wait end as `aborted`. What a visitor begins belongs to nobody and goes on, as a sign-up does.
 */
export function createPersonalClient({ person, onOtherPerson, ...options }: PersonalClientOptions): Client {
  const watched =
    (send: typeof fetch): typeof fetch =>
    async (...request) => {
      const response = await send(...request)
      if (response.headers.has(otherPersonHeader)) onOtherPerson?.()
      return response
    }
  const client = createClient({
    ...options,
    headers(call) {
      const id = person.peek()
      return { ...options.headers?.(call), ...(id === null ? {} : { [personHeader]: String(id) }) }
    },
    fetch: watched(options.fetch ?? ((...request) => fetch(...request))),
  })

  return {
    onSessionEnd: (how) => client.onSessionEnd(how),
    async call(call, ...rest) {
      const [args = {}, callOptions = {}] = rest as [object?, CallOptions?]
      const life = lifeOf(person, callOptions.signal)
      const { fetch: own } = callOptions
      const given = { ...callOptions, signal: life.signal, ...(own && { fetch: watched(own) }) }
      try {
        return await client.call(call, ...([args, given] as unknown as typeof rest))
      } finally {
        life.done()
      }
    },
  }
}

/** A signal that is aborted once the person is gone, or by whoever called. */
function lifeOf(person: ReadonlySignal<number | null>, outer: AbortSignal | undefined) {
  const beganBy = person.peek()
  if (beganBy === null) return { signal: outer, done() {} }
  const controller = new AbortController()
  const abort = () => controller.abort(outer?.reason)
  const stop = person.subscribe((now) => {
    if (now !== beganBy) abort()
  })
  if (outer?.aborted) abort()
  else outer?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    done() {
      stop()
      outer?.removeEventListener('abort', abort)
    },
  }
}
