import { useEffect, useRef } from 'react'

/** Gives the focus to the first field of what has come in the place of a pressed button. */
export function useArrived() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  return box
}
