import type { Session } from '@homecare/sdk/account'
import {
  createAttempts,
  createClient,
  createPersonalClient,
  tellingOffset,
  withAttempts,
  type Client,
} from '@homecare/sdk/client'
import type { DeviceStorage, Locale } from '@homecare/sdk/kit'
import { computed, type Signal } from '@preact/signals-core'
import { countingChanges } from './underWay'

interface CareOptions {
  /** Used instead of the page's: the server renders with its own, in process. */
  readonly fetch?: typeof fetch
  readonly baseUrl?: string
  readonly version: string
  readonly locale: () => Locale
  readonly headers?: Readonly<Record<string, string>>
  /** In a partner's frame: the calls are nobody's in particular. */
  readonly guest?: boolean
  /** Where attempts that nobody has answered outlive a reload. */
  readonly storage?: DeviceStorage | null
  /** Told of an answer that does not fit its declaration. In development and tests it is thrown instead. */
  readonly report?: (problem: string) => void
  /** Whose page it is: calls are theirs alone, and the session asks anew where the server knows somebody else. */
  readonly session?: () => Session
  /** Learns by how many milliseconds the server's clock is ahead of the device's. */
  readonly clockAhead?: Signal<number>
  /** Counts the changes that are on their way. */
  readonly underWay?: Signal<number>
}

/** The one client of a page. */
export function createCare(options: CareOptions): Client {
  const { fetch, baseUrl, version, locale, headers, guest, storage, report } = options
  const { session, clockAhead, underWay } = options
  const common = {
    version,
    guest,
    ...(baseUrl ? { baseUrl } : {}),
    ...(fetch ? { fetch } : {}),
    headers: () => ({ 'Accept-Language': locale(), ...headers }),
    onMismatch:
      report && !import.meta.env.DEV
        ? ({ path }: { readonly path: string }, problem: string) => report(`${path}: ${problem}`)
        : ('throw' as const),
  }
  const attempts = createAttempts({ storage: storage ?? undefined })
  if (!session || guest) return withAttempts(createClient(common), attempts)
  const { identity, start } = session()
  const send: typeof globalThis.fetch = fetch ?? ((...request) => globalThis.fetch(...request))
  const client = createPersonalClient({
    ...common,
    fetch: clockAhead ? tellingOffset(send, Date.now, (ahead) => (clockAhead.value = ahead)) : send,
    person: computed(() => identity.value.user_id),
    onOtherPerson: () => void start(),
  })
  const care = withAttempts(client, attempts)
  return underWay ? countingChanges(care, underWay) : care
}
