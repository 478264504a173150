import { createClient, type Client, type Locale } from '@homecare/sdk'

export interface CareOptions {
  /** Used instead of the page's: the server renders with its own, in process. */
  readonly fetch?: typeof fetch
  readonly baseUrl?: string
  readonly version: string
  readonly locale: () => Locale
  readonly headers?: Readonly<Record<string, string>>
  /** In a partner's frame: the calls are nobody's in particular. */
  readonly guest?: boolean
  /** Told of an answer that does not fit its declaration. In development and tests it is thrown instead. */
  readonly report?: (problem: string) => void
}

/** The one client of a page. */
export function createCare({ fetch, baseUrl, version, locale, headers, guest, report }: CareOptions): Client {
  return createClient({
    version,
    guest,
    ...(baseUrl ? { baseUrl } : {}),
    ...(fetch ? { fetch } : {}),
    headers: () => ({ 'Accept-Language': locale(), ...headers }),
    onMismatch:
      report && !import.meta.env.DEV ? (call, problem) => report(`${call.path}: ${problem}`) : 'throw',
  })
}
