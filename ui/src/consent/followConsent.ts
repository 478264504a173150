import {
  begunBy,
  createConversionPixel,
  mayRunAt,
  outsiderPage,
  type Conversion,
  type Purpose,
} from '@homecare/sdk/consent'
import { computed, effect, type ReadonlySignal } from '@preact/signals-core'
import type { App } from '../frame/app'
import { held } from '../frame/scope'
import { consentBanner } from './bannerPlace'
import { ConsentBanner } from './ConsentBanner'
import { consentOf } from './pageConsent'

interface Shown {
  readonly page: { readonly pathname: string; readonly modal: unknown }
}

/** Asks for consent where it is to be asked for, and counts visits where somebody has agreed to it. */
export function followConsent(window: Window, app: App, view: ReadonlySignal<Shown>): void {
  const { outsiders } = app.config
  if (!outsiders || outsiders.offered.length === 0) return
  const consent = consentOf(app)
  const isOffered = computed(() => consent.offered.value.length > 0)
  // A policy comes with a document: between pages that let in others than this one does, one is loaded.
  const isOther = (pathname: string) =>
    listed(mayRunAt(pathname, consent.agreed.peek())) !== listed(outsiders.opened)
  effect(() => {
    held(app, consentBanner).value = isOffered.value ? { Banner: ConsentBanner } : null
    app.otherPolicy.value = isOffered.value || outsiders.opened.length > 0 ? isOther : null
  })
  if (outsiders.pixel && outsiders.opened.includes('measuring')) count(window, app, view, outsiders.pixel)
}

const listed = (purposes: readonly Purpose[]) => purposes.join(' ')

/** Tells the pixel of pages that are seen, and of what begins at a link. */
function count(window: Window, app: App, view: ReadonlySignal<Shown>, address: string): void {
  const { agreed } = consentOf(app)
  const pixel = createConversionPixel(address, (...asked) => window.fetch(...asked))
  const tell = (pathname: string, what: Pick<Conversion, 'event' | 'audience'>) => {
    const page = outsiderPage(pathname)
    if (!page || !mayRunAt(pathname, agreed.peek()).includes('measuring')) return
    pixel.tell({ ...what, page, language: app.prefs.locale.peek() })
  }
  let seen = ''
  effect(() => {
    const { pathname } = view.value.page
    if (pathname === seen || !agreed.value.includes('measuring')) return
    seen = pathname
    tell(pathname, { event: 'page_seen' })
  })
  const press = ({ target }: Event) => {
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    const begun = href ? begunBy(href) : null
    if (begun) tell(view.peek().page.pathname, begun)
  }
  window.document.addEventListener('click', press, true)
}
