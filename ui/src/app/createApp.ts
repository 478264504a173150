import type { OwnWaiting } from '@homecare/sdk/dashboards'
import { createToasts } from '@homecare/sdk/kit'
import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { App } from '../frame/app'
import { openSession, type PageSessionOptions, type SignInAgain } from './session/session'
import { createUnsaved } from './session/version'

export type LaterCode = typeof import('./laterCode')

interface AppOptions extends Pick<App, 'care' | 'config' | 'prefs' | 'report'> {
  /** Who asks for the page, and what the browser adds to their session. */
  readonly session: Omit<PageSessionOptions, 'supportPhone' | 'unsaved'>
  /** The code that the first page does without, once it is there. */
  readonly laterCode?: ReadonlySignal<LaterCode | null>
  /** What waits for them, as the server counted it with the page. */
  readonly waiting?: OwnWaiting['counts'] | undefined
}

/** What the server, which renders a page, and the browser, which takes it up, make alike. */
export interface PageApp {
  readonly app: Omit<App, 'navigation'>
  readonly signInAgain: SignInAgain
  /** The current version, once somebody has named it. */
  readonly version: ReadonlySignal<string | null>
  readonly laterCode: ReadonlySignal<LaterCode | null>
}

export function createApp({
  session: options,
  laterCode = signal(null),
  waiting = {},
  ...given
}: AppOptions): PageApp {
  const unsaved = createUnsaved()
  const version = signal<string | null>(null)
  const { supportPhone } = given.config.brand
  const { session, signInAgain } = openSession(given.care, { ...options, supportPhone, unsaved })
  const app = {
    ...given,
    session,
    unsaved,
    toasts: createToasts(),
    dialogStage: computed(() => laterCode.value?.DialogStage ?? null),
    unread: signal(waiting['messages'] ?? 0),
    waiting: signal(waiting),
    hearts: signal<ReadonlyMap<number, boolean>>(new Map()),
    clockAhead: signal(0),
    underWay: signal(0),
    scope: new Map(),
    otherPolicy: signal(null),
    versionSeen: (seen: string) => void (version.value = seen),
  }
  return { app, signInAgain, version, laterCode }
}
