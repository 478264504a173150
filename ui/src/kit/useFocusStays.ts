import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus where work goes on when what had it leaves the page: on the row that takes the place of the one that
 * left, else on the page's heading. `change` is what changes with it. Browsers would begin at the top again.
 */
export function useFocusStays(change: unknown): void {
  const last = useRef<{ row: number } | null>(null)
  const shown = useRef(change)
  useEffect(() => {
    const note = ({ target }: { readonly target: EventTarget | null }) => {
      if (!(target instanceof Element)) return
      const row = rows().findIndex((one) => one.contains(target))
      last.current = target.closest('main') ? { row } : null
    }
    // A change of page gives the focus to its heading before anybody listens.
    note({ target: document.activeElement })
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (shown.current === change) return
    shown.current = change
    if (!last.current || document.activeElement !== document.body) return
    const { row } = last.current
    const next =
      row < 0
        ? undefined
        : rows()
            .slice(0, row + 1)
            .at(-1)
    if (next) next.tabIndex = -1
    const place = next ?? document.querySelector<HTMLElement>('main h1')
    place?.focus()
  }, [change])
}

/**
 * Keeps the focus where a form takes the place of the button that was pressed for it: on the form's first field, and on the
 * first button once the form, or a dialog, is gone. What is given goes around the place; the form may be loaded late.
 */
export function useFocusGoesIn(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(isOpen)
  useEffect(() => {
    if (shown.current === isOpen) return
    shown.current = isOpen
    const enter = () => {
      if (document.activeElement !== document.body) return true
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

const rows = () => [...document.querySelectorAll<HTMLElement>('main .list > li')]
