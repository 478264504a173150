import { useCallback, useRef, type RefObject } from 'react'

/** A button that takes the focus when what opened a dialog is gone with what was done in it, and what gives it to that. */
export function useFocusAfter(): readonly [RefObject<HTMLButtonElement | null>, () => void] {
  const button = useRef<HTMLButtonElement>(null)
  const focus = useCallback(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus()
    })
  }, [])
  return [button, focus]
}
