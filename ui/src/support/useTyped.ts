import type { ReadonlySignal, Signal } from '@preact/signals-core'
import { useEffect } from 'react'

/** Tells a dialog whether something is typed in a form that stands in it. */
export function useTyped(dirty: ReadonlySignal<boolean>, typed: Signal<boolean>): void {
  useEffect(() => {
    const stop = dirty.subscribe((isDirty) => {
      typed.value = isDirty
    })
    return () => {
      stop()
      typed.value = false
    }
  }, [dirty, typed])
}
