import { messageDeeds } from '@homecare/sdk/chat'
import { clockDeeds, isClockDeed } from '@homecare/sdk/clock'
import type { Outbox } from '@homecare/sdk/outbox'
import { createOutbox, outboxName, pageLock, webLock } from '@homecare/sdk/outbox'
import { outboxTexts as words } from '@homecare/sdk/texts'
import { computed } from '@preact/signals-core'
import type { App } from '../frame/app'
import { oneOf } from '../frame/scope'
import { browserStorage } from '../frame/storage/browserStorage'
import { shownOutbox } from './shownOutbox'

/** What the person did that has not arrived: made at the first call, and then kept for as long as the page lives. */
export const outboxOf = (app: App): Outbox => oneOf(app, shownOutbox, () => openOutbox(app))

function openOutbox(app: App): Outbox {
  const { care, session, toasts } = app
  const outbox = createOutbox({
    person: computed(() => session.identity.value.user_id),
    kinds: [messageDeeds(care), clockDeeds(care)],
    storage: browserStorage('localStorage'),
    // Not where a page is not served securely.
    lock: globalThis.navigator?.locks ? webLock(navigator.locks) : pageLock(),
    after: (ms, run) => void setTimeout(run, ms),
  })
  outbox.follow({
    answered(deed) {
      if (!isClockDeed(deed)) return
      toasts.success(deed.content.event === 'clock_in' ? words.clockedIn : words.clockedOut)
    },
  })
  if (typeof window !== 'undefined') sendWhenItMayGo(window, app, outbox)
  return outbox
}

/** When the connection is back, when the page is looked at again, when the same person has signed in again. */
function sendWhenItMayGo(window: Window, { session }: App, outbox: Outbox): void {
  const { document } = window
  const send = () => void outbox.send()
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && send())
  session.identity.subscribe(send)
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === null) return outbox.refresh()
    const taken = newValue === null && oldValue !== null ? { name: key, was: oldValue } : undefined
    if (key.startsWith(outboxName)) outbox.refresh(taken)
  })
}
