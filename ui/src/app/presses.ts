/**
 * Keeps what is pressed before the page is hydrated. It stands in the document's head as text, so it uses nothing
 * from outside of itself. Links are left to the browser: they work without us.
 */
export function keepPresses(): void {
  const kept: HTMLElement[] = []
  const keep = (event: Event) => {
    const { target } = event
    const pressed =
      target instanceof Element
        ? target.closest<HTMLElement>(event.type === 'click' ? 'button' : 'form')
        : null
    if (!pressed) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!kept.includes(pressed)) kept.push(pressed)
  }
  for (const kind of ['click', 'submit']) document.addEventListener(kind, keep, true)
  Object.assign(window, {
    takePresses: () => {
      for (const kind of ['click', 'submit']) document.removeEventListener(kind, keep, true)
      return kept
    },
  })
}

/** Does, once the page is hydrated, what was typed and pressed before: first every field, then every press in order. */
export function carryOut(window: Window, root: HTMLElement): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) takeOver(field)
  const early = window as Window & { takePresses?: () => HTMLElement[] }
  const presses = early.takePresses?.() ?? []
  delete early.takePresses
  for (const pressed of presses) {
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Tells React of a value that differs from the one it rendered: typed, ticked or filled in by the browser. */
function takeOver(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex((option) => option.defaultSelected)
    if (field.selectedIndex !== Math.max(rendered, 0))
      field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    const box = field as HTMLInputElement
    if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
    // React hears a click only where it changes what it last knew.
    box.checked = box.defaultChecked
    box.click()
  } else if (field.value !== field.defaultValue) {
    const typed = field.value
    const prototype =
      field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
    // Set twice: the instance's setter is React's and tells it the old value, the prototype's is the browser's own.
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
