/** By how much the sight of a page has to shrink for that to be a keyboard and no bar of the browser, in pixels. */
const keyboardAtLeast = 150

/** Whether a keyboard covers a part of the window: somebody types, and less of it is in sight than without. */
export const isKeyboardUp = (inSight: number, tallest: number, types: boolean): boolean =>
  types && tallest - inSight >= keyboardAtLeast

/**
 * Says on `<html>` while a keyboard is up, so that what stands at the foot of the window goes out of its way. Returns how
 * to stop.
 */
export function followKeyboard(window: Window): () => void {
  const { document, visualViewport } = window
  const root = document.documentElement
  let tallest = 0
  let width = 0
  const look = () => {
    const inSight = visualViewport?.height ?? window.innerHeight
    // A phone that is turned has another height without a keyboard too.
    if (window.innerWidth !== width) tallest = 0
    width = window.innerWidth
    tallest = Math.max(tallest, inSight)
    root.toggleAttribute('data-keyboard', isKeyboardUp(inSight, tallest, types(document.activeElement)))
  }
  look()
  const listening = new AbortController()
  const { signal } = listening
  visualViewport?.addEventListener('resize', look, { signal })
  for (const kind of ['resize', 'focusin', 'focusout']) window.addEventListener(kind, look, { signal })
  return () => {
    listening.abort()
    root.removeAttribute('data-keyboard')
  }
}

const types = (element: Element | null) =>
  element?.matches(
    'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=file])',
  ) ?? false
