import { profileModalCloseMs } from '@homecare/sdk/caregivers'
import { useRef, useState } from 'react'

/** A dialog that slides down before it is gone: whether it is on its way, and how to send it. */
export function useSlideAway(close: () => void): { readonly leaving: boolean; readonly leave: () => void } {
  const [leaving, setLeaving] = useState(false)
  const left = useRef(false)
  return {
    leaving,
    leave() {
      if (left.current) return
      left.current = true
      setLeaving(true)
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      window.setTimeout(() => closeBare(close), isStill ? 0 : profileModalCloseMs)
    },
  }
}

/** An entry laid over the dialog's own is on its way out of the history: closing would take the wrong one. */
function closeBare(close: () => void): void {
  const isLaid = (window.history.state as { laid?: true } | null)?.laid === true
  if (isLaid) window.addEventListener('popstate', close, { once: true })
  else close()
}
