import type { ReadonlySignal } from '@preact/signals-core'
import { createContext, useContext, useEffect } from 'react'
import { useApp, type UnsavedPlace } from './app'

/** With what a form goes that stands here. */
export const UnsavedIn = createContext<UnsavedPlace>('page')

/**
 * While `dirty` is true, every way away asks first: a link, Back, Forward, an app's push, closing the tab. Nothing reloads
 * the page by itself. What is kept from page to page names the document as its place.
 */
export function useUnsaved(dirty: ReadonlySignal<boolean>, place?: UnsavedPlace): void {
  const { unsaved } = useApp()
  const around = useContext(UnsavedIn)
  const goesWith = place ?? around
  useEffect(() => {
    let release: (() => void) | undefined
    const stop = dirty.subscribe((isDirty) => {
      if (isDirty) release ??= unsaved.hold(goesWith)
      else {
        release?.()
        release = undefined
      }
    })
    return () => {
      stop()
      release?.()
    }
  }, [dirty, unsaved, goesWith])
}
