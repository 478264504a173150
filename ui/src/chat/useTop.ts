import { useLayoutEffect, type RefObject } from 'react'

/**
 * Tells an element's stylesheet how far down the page it begins, as `--messages-top`: large letters wrap the
 * header, notices push it down, and where one writes must stay in the window all the same.
 */
export function useTop(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const top = Math.ceil(element.getBoundingClientRect().top + window.scrollY)
      element.style.setProperty('--messages-top', `${top}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
}
