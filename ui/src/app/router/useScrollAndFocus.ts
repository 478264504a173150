import { useLayoutEffect, useRef } from 'react'
import type { View } from './router'

/**
 * Puts the visitor in their place after a change of page: at the top, at the hash, or where they were before Back;
 * and moves the focus to the heading, so that a screen reader goes on from there.
 */
export function useScrollAndFocus(view: View): void {
  const before = useRef(view)
  useLayoutEffect(() => {
    const { page, how, scroll } = view
    const left = before.current.page
    // By its path: the row of the first page came as data.
    const samePage = left.path === page.path && left.row?.path === page.row?.path
    before.current = view
    if (how === 'first' || how === 'inPlace') return
    const target = page.hash && how === 'new' ? document.getElementById(page.hash.slice(1)) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, how === 'back' ? scroll : 0)
    if (samePage && how === 'back') return
    focus(target ?? document.querySelector('main h1') ?? document.getElementById('main'))
  }, [view])
}

function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex') && element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
