import type { Form } from '@homecare/sdk'
import { computed, signal, type ReadonlySignal } from '@preact/signals-core'

/** Whether any of several forms holds something unsaved. `hold` adds a form, until what it returns is called. */
export function anyDirty(): { any: ReadonlySignal<boolean>; hold: HoldForm } {
  const forms = signal<readonly ReadonlySignal<boolean>[]>([])
  return {
    any: computed(() => forms.value.some((dirty) => dirty.value)),
    hold(dirty) {
      forms.value = [...forms.peek(), dirty]
      return () => {
        forms.value = forms.peek().filter((one) => one !== dirty)
      }
    },
  }
}

export type HoldForm = (dirty: Form<object>['dirty']) => () => void
