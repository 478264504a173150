import { whoami } from '@homecare/sdk/account'
import { settle, type Locale } from '@homecare/sdk/kit'
import { noticeTexts } from '@homecare/sdk/texts'
import { keepLocale, prefStorage } from '../kit/prefs'
import type { App } from './app'

type Speaker = Pick<App, 'care' | 'config' | 'navigation' | 'prefs' | 'toasts' | 'underWay' | 'unsaved'>

/**
 * Shows the page in another language: its document is loaded anew at the same address, for a document has the words of
 * one language. Where something typed would be lost, it asks first. `first` must succeed before: it says itself why it
 * did not; else the server must only be there, for without it there would be no page at all.
 */
export async function speak(
  window: Window,
  app: Speaker,
  locale: Locale,
  first = () => serverAnswers(app),
): Promise<void> {
  const { prefs, navigation, config, underWay, unsaved } = app
  if (locale === prefs.locale.peek() || !(await navigation.mayLeave()) || !(await first())) return
  await settled(underWay)
  // It has been asked. For what is kept from page to page the browser asks.
  if (!unsaved.any('document')) unsaved.forget()
  const { location, history, document } = window
  const address = new URL(location.href)
  address.searchParams.delete('lang')
  if (keepLocale(prefStorage(document, config), locale)) {
    history.replaceState(history.state, '', address)
    location.reload()
  } else {
    // Nothing keeps a choice here, as in a partner's frame: the address asks for the language.
    address.searchParams.set('lang', locale)
    location.replace(address)
  }
}

async function serverAnswers({ care, toasts }: Speaker): Promise<boolean> {
  const outcome = await settle(() => care.call(whoami))
  if ('error' in outcome) toasts.error(noticeTexts.pageFailed, outcome.error)
  return !('error' in outcome)
}

/** Resolves once no change is on its way to the server. */
function settled(underWay: Speaker['underWay']): Promise<void> {
  return new Promise((resolve) => {
    let done = false
    const stop = underWay.subscribe((count) => {
      if (count > 0 || done) return
      done = true
      queueMicrotask(() => stop())
      resolve()
    })
  })
}
