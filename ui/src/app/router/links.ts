import type { PageHref } from '@homecare/sdk/addresses'
import type { Navigation } from '../../frame/navigation'
import { addressOf } from './page'

/**
 * Makes plain links of the product change the page without loading a document, and loads the code of a page once
 * a link to it is pointed at or focused.
 */
export function followLinks(
  document: Document,
  navigation: Pick<Navigation, 'go' | 'prefetch'>,
  signal?: AbortSignal,
): void {
  const { location } = document
  const press = (event: MouseEvent) => {
    const link = pressedLink(event)
    const to = ownAddress(link, location)
    if (to === null) return
    event.preventDefault()
    const up = link?.hasAttribute('data-up') ?? false
    void navigation.go(to, { replace: to === addressOf(location), up })
  }
  const intend = ({ target }: Event) => {
    const to = ownAddress(linkAt(target), location)
    if (to !== null) navigation.prefetch(to)
  }
  document.addEventListener('click', press, { signal })
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(kind, intend, { signal, passive: true })
}

/** The link that a press follows in this tab. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey, target } = event
  const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey
  return opensElsewhere || defaultPrevented ? null : linkAt(target)
}

const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null)

/** The address of a link that stays in the product, or null: then the browser follows it as ever. */
function ownAddress(
  link: HTMLAnchorElement | null,
  { href, origin, pathname, search }: Location,
): PageHref | null {
  if (!link?.href || link.hasAttribute('download') || link.hasAttribute('data-document')) return null
  if (link.target && link.target !== '_self') return null
  const url = new URL(link.href, href)
  const isHashOfHere = url.hash && url.pathname + url.search === pathname + search
  return url.origin !== origin || isHashOfHere ? null : (addressOf(url) as PageHref)
}
