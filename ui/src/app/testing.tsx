import { anonymous, createSession, type Identity } from '@homecare/sdk/account'
import { createClient, type Client } from '@homecare/sdk/client'
import { ApiError, createToasts } from '@homecare/sdk/kit'
import { fakeServer } from '@homecare/sdk/testing'
import { signal } from '@preact/signals-core'
import type { App } from '../frame/app'
import type { Navigation } from '../frame/navigation'
import type { ScreenModule } from '../frame/screen'
import { createPrefs } from '../kit/prefs'
import { DialogStage } from './shell/DialogStage'
import type { Page } from './router/page'
import { resolve, type ResolveContext } from './router/resolve'
import { matchPath } from './routes/routes'
import { createUnsaved } from './session/version'

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

/** A client of a fake server, which waits for nothing before it asks again. */
export function careOf(fake = fakeServer()): Client {
  return createClient({ fetch: fake.fetch, pause: async () => {} })
}

/** Where a press leads nowhere. */
const nowhere: Navigation = {
  go: async () => {},
  pushQuery: async () => {},
  replaceQuery: async () => {},
  openModal: async () => {},
  closeModal: () => {},
  layOver: async () => {},
  mayLeave: async () => true,
  reload: async () => {},
  prefetch: () => {},
  progress: signal('none'),
}

interface AppChanges extends Partial<Omit<App, 'navigation' | 'config'>> {
  /** Who is signed in; nobody, unless it is said. */
  readonly identity?: Identity
  readonly navigation?: Partial<Navigation>
  readonly config?: Partial<App['config']>
}

/** What every screen may reach, but for what a test changes. */
export function testApp({ identity = anonymous, navigation, config, ...changes }: AppChanges = {}): App {
  const care = changes.care ?? careOf()
  const brand = config?.brand ?? { name: 'Homecare', supportPhone: '8005550100' }
  return {
    care,
    session: createSession(care, { initial: identity, supportPhone: brand.supportPhone }),
    toasts: createToasts(() => {}),
    prefs: createPrefs({ getItem: () => null }),
    unsaved: createUnsaved(),
    dialogStage: signal(DialogStage),
    unread: signal(0),
    waiting: signal({}),
    clockAhead: signal(0),
    underWay: signal(0),
    hearts: signal<ReadonlyMap<number, boolean>>(new Map()),
    scope: new Map(),
    otherPolicy: signal(null),
    versionSeen: () => {},
    report: () => {},
    ...changes,
    navigation: { ...nowhere, ...navigation },
    config: {
      origin: 'http://localhost:3000',
      version: '1.0',
      brand,
      demo: false,
      environment: 'development',
      ...config,
    },
  }
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

/** The page of an address; a test fails when there is a redirect instead. */
export async function pageAt(address: string, changes: Partial<ResolveContext> = {}): Promise<Page> {
  const outcome = await resolve(address, contextFor(changes))
  if ('redirect' in outcome) throw new Error(`${address} leads to ${outcome.redirect.to}`)
  return outcome.page
}
