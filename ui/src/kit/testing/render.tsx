import type { Locale } from '@homecare/sdk/kit'
import { signal, type Signal } from '@preact/signals-core'
import { act, StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { LocaleProvider } from '../say'

/** What a test gets to see and press. */
export interface Rendered {
  readonly root: HTMLElement
  readonly locale: Signal<Locale>
  rerender(node: ReactNode): Promise<void>
  unmount(): Promise<void>
}

/** Renders strictly into the document, and takes it away after the test. */
export async function render(node: ReactNode): Promise<Rendered> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const locale = signal<Locale>('en')
  const root = document.createElement('div')
  document.body.append(root)
  const tree = createRoot(root)
  let gone = false
  const rerender = (next: ReactNode) =>
    act(async () =>
      tree.render(
        <StrictMode>
          <LocaleProvider locale={locale}>{next}</LocaleProvider>
        </StrictMode>,
      ),
    )
  const unmount = async () => {
    if (gone) return
    gone = true
    await act(async () => tree.unmount())
    root.remove()
  }
  onTestFinished(unmount)
  await rerender(node)
  return { root, locale, rerender, unmount }
}

/** The first element that matches; a test without it fails here. */
export function find<E extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E {
  const found = within.querySelector<E>(selector)
  if (!found) throw new Error(`nothing matches ${selector} in ${document.body.innerHTML}`)
  return found
}

/** The button or link with these words. */
export function named(words: string, within: ParentNode = document): HTMLElement {
  const all = [...within.querySelectorAll<HTMLElement>('button, a, [role=option], label')]
  const found = all.find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(words),
  )
  if (!found) throw new Error(`nothing says ${words} in ${document.body.innerHTML}`)
  return found
}

/** A press with a pointer: the focus goes where it lands, unless the page forbids it; then the click. */
export async function press(element: HTMLElement): Promise<void> {
  await act(async () => {
    const goesOn = element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    const focusable = element.closest<HTMLElement>('button, a, input, select, textarea, [tabindex]')
    if (goesOn && focusable) focusable.focus()
    else if (goesOn && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    element.click()
  })
}

export async function key(element: HTMLElement, name: string): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  await act(async () => void element.dispatchEvent(event))
  return event
}

export async function type(element: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  await act(async () => {
    element.focus()
    const prototype = Object.getPrototypeOf(element) as object
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export async function blur(element: HTMLElement): Promise<void> {
  await act(async () => element.blur())
}
