import { locales } from '@homecare/sdk/kit'
import type { App } from '../frame/app'
import { speak } from '../frame/speak'
import type { Report } from './session/report'

/**
 * The link to the page in another language loads it as it stands, at the same address, where something typed is asked
 * about first. Before this code is there, the browser follows the link.
 */
export function followLanguage(window: Window, app: App, report: Report): void {
  window.document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[data-document][hreflang]') : null
    const locale = locales.find((one) => one === link?.getAttribute('hreflang'))
    if (!locale) return
    event.preventDefault()
    speak(window, app, locale).catch(report)
  })
}
