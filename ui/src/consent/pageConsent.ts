import { chatWidgetApp, isStaffSession } from '@homecare/sdk/chat'
import {
  browserRefuses,
  consentCookie,
  createConsent,
  type BrowserWish,
  type ConsentStore,
  type Purpose,
} from '@homecare/sdk/consent'
import { computed } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { isAdminSession } from '../frame/storage/adminSession'
import { useApp, type App } from '../frame/app'
import { oneOf, scopeKey } from '../frame/scope'
import { browserStorage } from '../frame/storage/browserStorage'
import { cookieStorage } from '../kit/prefs'

const untoldName = 'consentUntold'
const pageConsent = scopeKey<ConsentStore>()

/** The consent of whoever uses the page, in a browser: made at the first call. */
export const consentOf = (app: App): ConsentStore => oneOf(app, pageConsent, () => openConsent(app))

/** The same once the page is in a browser; null on the server, and while the page is hydrated. */
export function useConsent(): ConsentStore | null {
  const app = useApp()
  const [store, setStore] = useState<ConsentStore | null>(null)
  useEffect(() => setStore(consentOf(app)), [app])
  return store
}

function openConsent(app: App): ConsentStore {
  const cookies = cookieStorage(document)
  const storage = browserStorage('localStorage')
  return createConsent(app.care, {
    offered: computed(() => offeredTo(app)),
    version: app.config.outsiders?.version ?? '',
    refuses: browserRefuses(navigator as BrowserWish),
    device: {
      read: () => cookies.getItem(consentCookie),
      write: (text) => cookies.setItem(consentCookie, text),
    },
    untold: {
      read: () => storage?.getItem(untoldName) ?? null,
      write(untold) {
        if (untold === null) storage?.removeItem(untoldName)
        else storage?.setItem(untoldName, untold)
      },
    },
    signedIn: app.session.signedIn,
    now: () => Date.now(),
  })
}

/** What of what is set up is for whoever uses the page: nothing for our own staff, and care needs for families. */
function offeredTo(app: App): readonly Purpose[] {
  const { session, config } = app
  const identity = session.identity.value
  if (isStaffSession(identity, isAdminSession())) return []
  const hasChat = chatAppOf(app) !== null
  return (config.outsiders?.offered ?? []).filter(
    (purpose) =>
      purpose === 'measuring' || (hasChat && (purpose === 'chat' || identity.user_type === 'family')),
  )
}

/** The chat's app for whoever uses the page, once they have agreed to it; null where it is not for them. */
export function chatAppOf({ session, config }: App): string | null {
  const who = { identity: session.identity.value, adminSession: isAdminSession() }
  const isProduction = config.environment === 'production' && !config.demo
  const consent = { widget: true, careNeeds: false }
  return chatWidgetApp(config.outsiders?.chat?.apps ?? null, consent, who, isProduction)
}

/** The hosts by their names, as people are told them. */
export function hostsOf({ outsiders }: App['config']): { readonly chat: string; readonly counter: string } {
  const host = (url: string | null | undefined) => (url ? new URL(url).host : '')
  return { chat: host(outsiders?.chat?.url), counter: host(outsiders?.pixel) }
}
