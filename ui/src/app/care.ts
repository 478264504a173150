import { createClient, type Client, type Locale } from '@homecare/sdk'

export interface CareOptions {
  /** Used instead of the page's: the server renders with its own, in process. */
  readonly fetch?: typeof fetch
  readonly baseUrl?: string
  readonly version: string
  readonly locale: () => Locale
  readonly headers?: Readonly<Record<string, string>>
  /** Told of an answer that does not fit its declaration. In development and tests it is thrown instead. */
  readonly report?: (problem: string) => void
}

/** The one client of a page. */
export function createCare({ fetch, baseUrl, version, locale, headers, report }: CareOptions): Client {
  return createClient({
    version,
    ...(baseUrl ? { baseUrl } : {}),
    ...(fetch ? { fetch } : {}),
    headers: () => ({ 'Accept-Language': locale(), ...headers }),
    onMismatch:
      report && !import.meta.env.DEV ? (call, problem) => report(`${call.path}: ${problem}`) : 'throw',
  })
}
