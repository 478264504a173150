import type { App } from '../frame/app'

/**
 * Starts the chat for whoever is signed in, once the page has nothing better to do: the count of unread
 * messages in the header needs it. With it comes what sends what they did without a connection. The code of both is no
 * part of the first load.
 */
export function startChatWhenIdle(window: Window, app: App): void {
  const stop = app.session.signedIn.subscribe((signedIn) => {
    if (!signedIn) return
    whenIdle(window, () => {
      stop()
      import('./chat').then(({ chatOf }) => chatOf(app)).catch(() => undefined)
    })
  })
}

function whenIdle(window: Window, run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 4000 })
  else setTimeout(run, 1500)
}
