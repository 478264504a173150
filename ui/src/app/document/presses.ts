import { takeOver } from '../../frame/takeOver'

/**
 * Keeps what is pressed before the page is hydrated; Back to another page of ours loads that one. It stands in the
 * document's head as text, so it uses nothing from outside of itself. Links are left to the browser: they work
 * without us, but for those whose `data-press` says that they open something here, and for the one to the page in
 * another language where something is typed that would be lost.
 */
export function keepPresses(): void {
  const kept: HTMLElement[] = []
  const isTyped = () =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      ({ type, value, defaultValue, checked, defaultChecked }) =>
        checked !== defaultChecked || (!/^(checkbox|radio)$/.test(type) && value !== defaultValue),
    )
  const keep = (event: Event) => {
    const { target } = event
    const pressed =
      target instanceof Element
        ? target.closest<HTMLElement>(event.type === 'click' ? 'button, a[data-press], a[hreflang]' : 'form')
        : null
    if (!pressed || (pressed.matches('[hreflang]') && !isTyped())) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!kept.includes(pressed)) kept.push(pressed)
  }
  for (const kind of ['click', 'submit']) document.addEventListener(kind, keep, true)
  const { pathname, search } = location
  const moved = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  addEventListener('popstate', moved)
  Object.assign(window, {
    takePresses: () => {
      for (const kind of ['click', 'submit']) document.removeEventListener(kind, keep, true)
      removeEventListener('popstate', moved)
      return kept
    },
  })
}

/** Does, once the page is hydrated, what was typed and pressed before: first every field, then every press in order. */
export function carryOut(window: Window, root: HTMLElement): void {
  takeOver(root)
  const early = window as Window & { takePresses?: () => HTMLElement[] }
  const presses = early.takePresses?.() ?? []
  delete early.takePresses
  // In a turn of its own: by then what was typed has been drawn, and the handlers of a form see it.
  queueMicrotask(() => {
    for (const pressed of presses) {
      if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
      else pressed.click()
    }
  })
}
