/** Tells React of every value that differs from the one it rendered: typed, ticked or filled in by the browser. */
export function takeOver(part: HTMLElement): void {
  for (const field of part.querySelectorAll<Field>('input, textarea, select')) takeOverField(field)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function takeOverField(field: Field): void {
  const tell = (kind: 'change' | 'input') => field.dispatchEvent(new Event(kind, { bubbles: true }))
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].findIndex((option) => option.defaultSelected)
    if (field.selectedIndex !== Math.max(rendered, 0)) tell('change')
  } else if (field.type === 'file') {
    if (field.value) tell('change')
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
    tell('input')
  }
}
