import type { ReadonlySignal } from '@preact/signals-core'
import { useEffect } from 'react'
import { useApp } from './app'

/** Holds back reloads, and warns before the tab closes, while `dirty` is true. */
export function useUnsaved(dirty: ReadonlySignal<boolean>): void {
  const { unsaved } = useApp()
  useEffect(() => {
    let release: (() => void) | undefined
    const stop = dirty.subscribe((isDirty) => {
      if (isDirty) release ??= unsaved.hold()
      else {
        release?.()
        release = undefined
      }
    })
    return () => {
      stop()
      release?.()
    }
  }, [dirty, unsaved])
}
