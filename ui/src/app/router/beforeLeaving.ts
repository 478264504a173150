import type { App } from '../../frame/app'
import { browserStorage } from '../../frame/storage/browserStorage'
import { rememberPlace } from './history'

/** When the document is left: whoever has typed something is asked, and the page keeps its place. */
export function beforeLeaving(window: Window, { unsaved }: App): void {
  window.addEventListener('beforeunload', (event) => {
    if (unsaved.any()) event.preventDefault()
  })
  window.addEventListener('pagehide', () => rememberPlace(window, browserStorage('sessionStorage')))
}
