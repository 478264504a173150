/** Under these names the service worker keeps a page of a person, and the files that it runs by. */
export const keptPages = { page: 'kept-page', files: 'kept-files' } as const

/** Forgets the page that is kept, as at logout: it is of whoever used the browser. */
export function forgetPages(): void {
  // Not where a page is not served securely.
  void globalThis.caches?.delete(keptPages.page).catch(() => undefined)
  // One that is being brought at this moment is the worker's to forget.
  void globalThis.navigator?.serviceWorker?.ready.then(({ active }) => active?.postMessage({ forget: true }))
}
