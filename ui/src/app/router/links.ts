import type { Navigator } from './navigator'

/**
 * Makes plain links of the product change the page without loading a document, and loads the code of a page once
 * a link to it is pointed at or focused. Returns how to stop.
 */
export function followLinks(document: Document, navigator: Pick<Navigator, 'go' | 'preload'>): () => void {
  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const to = addressOfLink(event.target, document.location)
    if (to === null) return
    event.preventDefault()
    void navigator.go(to, { replace: to === here(document.location) })
  }
  const intend = (event: Event) => {
    const to = addressOfLink(event.target, document.location)
    if (to !== null) navigator.preload(to)
  }
  document.addEventListener('click', press)
  for (const kind of intents) document.addEventListener(kind, intend, { passive: true })
  return () => {
    document.removeEventListener('click', press)
    for (const kind of intents) document.removeEventListener(kind, intend)
  }
}

const intents = ['pointerover', 'touchstart', 'focusin'] as const

/** The address of a link that stays in the product, or null: then the browser follows it as ever. */
function addressOfLink(target: EventTarget | null, location: Location): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || link.hasAttribute('data-document')) return null
  if (link.target && link.target !== '_self') return null
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin) return null
  const isHashOfHere = url.hash && url.pathname + url.search === location.pathname + location.search
  return isHashOfHere ? null : url.pathname + url.search + url.hash
}

const here = (location: Location) => location.pathname + location.search + location.hash
