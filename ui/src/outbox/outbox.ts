import { messageDeeds } from '@homecare/sdk/chat'
import { planDeedKinds } from '@homecare/sdk/careplans'
import { clockDeeds, isClockDeed } from '@homecare/sdk/clock'
import type { Outbox } from '@homecare/sdk/outbox'
import { createOutbox, outboxName, pageLock, webLock } from '@homecare/sdk/outbox'
import { computed } from '@preact/signals-core'
import type { App } from '../frame/app'
import { oneOf } from '../frame/scope'
import { browserStorage } from '../frame/storage/browserStorage'
import { fileStorage } from '../frame/storage/fileStorage'
import { doneWords } from './pressWords'
import { shownOutbox } from './shownOutbox'

/** What the person did that has not arrived: made at the first call, and then kept for as long as the page lives. */
export const outboxOf = (app: App): Outbox => oneOf(app, shownOutbox, () => openOutbox(app))

function openOutbox(app: App): Outbox {
  const { care, session, toasts } = app
  const outbox = createOutbox({
    person: computed(() => session.identity.value.user_id),
    kinds: [
      messageDeeds(care),
      clockDeeds(care, () => aheadOf(app)),
      ...planDeedKinds(async (deed, beside) => {
        const { sendPlanDeed } = await import('./planSending')
        return sendPlanDeed(care)(deed, beside)
      }, fileStorage),
    ],
    storage: browserStorage('localStorage'),
    // Not where a page is not served securely.
    lock: globalThis.navigator?.locks ? webLock(navigator.locks) : pageLock(),
    after: (ms, run) => void setTimeout(run, ms),
  })
  outbox.follow({
    answered(deed) {
      if (!isClockDeed(deed)) return
      toasts.success(doneWords[deed.content.event])
      // Who is on shift is said on every page.
      void session.start()
    },
    settledElsewhere: (deed) => isClockDeed(deed) && void session.start(),
  })
  if (typeof window !== 'undefined') sendWhenItMayGo(window, app, outbox)
  return outbox
}

/** By how much the server's clock is ahead, once an answer has told it. */
async function aheadOf({ clockAhead, session }: App): Promise<number> {
  if (clockAhead.peek() === 0) await session.start()
  return clockAhead.peek()
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
