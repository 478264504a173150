import type { Locale } from '@homecare/sdk/kit'
import { pressedLink } from '../router/links'

/**
 * The link to the page in another language loads it as it stands, at the same address, where something typed is asked
 * about first. It is there with the page, and waits for the code that asks (`speak`). No other link has an `hreflang`.
 */
export function followLanguage(document: Document, speak: (locale: Locale) => unknown): void {
  document.addEventListener('click', (event) => {
    const language = pressedLink(event)?.hreflang
    if (!language) return
    event.preventDefault()
    speak(language as Locale)
  })
}
