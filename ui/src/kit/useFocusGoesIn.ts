import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus where a form takes the place of the button that was pressed for it: on the form's first field, and on the
 * first button once the form, or a dialog, is gone. What is given goes around the place; the form may be loaded late.
 * Whoever has gone on to something else themselves stays there.
 */
export function useFocusGoesIn(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(isOpen)
  useEffect(() => {
    if (shown.current === isOpen) return
    shown.current = isOpen
    const enter = () => {
      const now = document.activeElement
      const isElsewhere = now instanceof HTMLElement && now.tabIndex >= 0 && !now.contains(place.current)
      if (isElsewhere) return true
      const next = place.current?.querySelector<HTMLElement>(
        isOpen ? 'input, textarea, select' : 'button[type=button]',
      )
      next?.focus()
      return next !== undefined && next !== null
    }
    if (enter() || !place.current) return
    const late = new MutationObserver(() => enter() && late.disconnect())
    late.observe(place.current, { childList: true, subtree: true })
    return () => late.disconnect()
  }, [isOpen])
  return place
}
