import { ApiError, anonymous, type Client, type Identity } from '@homecare/sdk'
import type { ScreenModule } from '../frame/screen'
import { resolve, type Page, type ResolveContext } from './page'
import { matchPath } from './routes'

/** Somebody of a kind. */
export function someone(user_type: Identity['user_type'], more: Partial<Identity> = {}): Identity {
  return {
    ...anonymous,
    user_type,
    user_id: user_type === 'anonymous' ? null : 7,
    id: 3,
    first_name: 'Ana',
    ...more,
  }
}

/** A client that knows nobody and nothing. */
export const noCare: Client = {
  call: () => Promise.reject(new ApiError('offline')),
  onSessionEnd: () => {},
}

/** A screen that shows its data under the heading of its path. */
export const plainScreen: ScreenModule = {
  default: ({ path, data }) => (
    <>
      <h1 tabIndex={-1}>{path}</h1>
      <p>{JSON.stringify(data ?? null)}</p>
    </>
  ),
}

/** What a page is resolved with, but for what a test changes. */
export function contextFor(changes: Partial<ResolveContext> = {}): ResolveContext {
  return {
    care: noCare,
    identity: anonymous,
    locale: 'en',
    origin: 'http://localhost:3000',
    brand: 'Homecare',
    signal: new AbortController().signal,
    match: matchPath,
    loadScreen: async () => plainScreen,
    loadModal: async () => ({ default: () => <dialog open>A modal</dialog> }),
    ...changes,
  }
}

/** The page of an address; a test fails when there is a detour instead. */
export async function pageAt(address: string, changes: Partial<ResolveContext> = {}): Promise<Page> {
  const outcome = await resolve(address, contextFor(changes))
  if ('detour' in outcome) throw new Error(`${address} leads to ${outcome.detour.to}`)
  return outcome.page
}
