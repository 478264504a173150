import type { AppConfig } from '../../frame/config'

/** Where the service worker is answered (`serviceWorker.ts`). */
export const serviceWorkerPath = '/service-worker.js'

/**
 * Has the browser keep the page that stands in for one that cannot be reached. Not in the native app, which has words of
 * its own for that, nor in a partner's frame, nor in development, whose pages come and go.
 */
export function keepOfflinePage({ navigator }: Window, { native, embed, environment }: AppConfig): void {
  if (native || embed || environment === 'development') return
  // Not where a page is not served securely, or where the browser keeps nothing: then it shows its own.
  navigator.serviceWorker?.register(serviceWorkerPath).catch(() => {})
}
