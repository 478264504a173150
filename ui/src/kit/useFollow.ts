import type { ReadonlySignal, Signal } from '@preact/signals-core'
import { useEffect } from 'react'

/** Keeps a signal as another one is, for a dialog that asks before something in it is lost; false once it is gone. */
export function useFollow(mine: Signal<boolean> | undefined, other: ReadonlySignal<boolean>): void {
  useEffect(() => {
    if (!mine) return
    const stop = other.subscribe((now) => {
      mine.value = now
    })
    return () => {
      stop()
      mine.value = false
    }
  }, [mine, other])
}
