import { createChat, type Chat } from '@homecare/sdk/chat'
import type { FirebaseConfig } from '@homecare/sdk/firebase'
import { effect, signal } from '@preact/signals-core'
import { isAdminSession } from '../frame/storage/adminSession'
import type { App } from '../frame/app'
import { oneOf, scopeKey } from '../frame/scope'
import { browserStorage } from '../frame/storage/browserStorage'
import { outboxOf } from '../outbox/outbox'

const pageChat = scopeKey<Chat>()

/** The chat of the page: made at the first call, and then kept for as long as the page lives. */
export const chatOf = (app: App): Chat => oneOf(app, pageChat, () => openChat(app))

function openChat(app: App): Chat {
  const chat = createChat(app.care, {
    identity: app.session.identity,
    outbox: outboxOf(app),
    // The Firebase client is a chunk of its own, and comes after the token.
    async realtime() {
      const { createFirebaseRealtime } = await import('@homecare/sdk/firebase')
      return createFirebaseRealtime(firebaseConfig(app.config.realtime ?? {}, window.location))
    },
    clock: { now: () => Date.now(), after: (ms, run) => void setTimeout(run, ms) },
    visible: visibility(document),
    // A tab that the system ends takes no draft with it; logging out does.
    storage: browserStorage('localStorage') ?? undefined,
    adminSession: isAdminSession,
    onVersion: app.versionSeen,
    // A sign-in of the chat that fails is said nowhere on the page: the team is told.
    report: app.report,
  })
  // Until the conversations are there, the count that came with the page is the better one.
  effect(() => {
    if (chat.loaded.value) app.unread.value = chat.unread.value
  })
  return chat
}

/** Where the realtime database is: a Firebase project, or the stand-in on the port that served the page. */
function firebaseConfig(
  { databaseURL, authEmulator, projectId = 'homecare', apiKey = 'local' }: Readonly<Record<string, string>>,
  { host, origin, protocol }: Pick<Location, 'host' | 'origin' | 'protocol'>,
): FirebaseConfig {
  if (databaseURL && !authEmulator) return { databaseURL, projectId, apiKey }
  const scheme = protocol === 'https:' ? 'wss' : 'ws'
  return { databaseURL: `${scheme}://${host}?ns=${projectId}`, projectId, apiKey, authEmulator: origin }
}

/** Whether the page is being looked at. */
function visibility(page: Document) {
  const visible = signal(page.visibilityState === 'visible')
  page.addEventListener('visibilitychange', () => (visible.value = page.visibilityState === 'visible'))
  return visible
}
