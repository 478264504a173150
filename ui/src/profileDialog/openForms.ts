import type { Form, MergingForm } from '@homecare/sdk/kit'
import { computed, signal, type ReadonlySignal } from '@preact/signals-core'

/** The record of a form: an id, or a new one. */
export type RecordKey = number | 'new'

/** A form that may know that its record is gone. */
type RecordForm<F extends object> = Form<F> & Partial<Pick<MergingForm<F>, 'gone'>>

/** The forms of a list of records, each kept while it is folded away: what is typed in one outlives a look at another. */
export interface OpenForms<F extends object, M extends RecordForm<F> = RecordForm<F>> {
  readonly dirty: ReadonlySignal<boolean>
  form(key: RecordKey, create: () => M): M
  /** It is saved or removed: it begins anew when it is opened again. */
  forget(key: RecordKey): void
  /** The records that were deleted somewhere else, and were not added again. */
  gone(): number[]
}

export function createOpenForms<F extends object, M extends RecordForm<F> = RecordForm<F>>(): OpenForms<
  F,
  M
> {
  const forms = signal<ReadonlyMap<RecordKey, M>>(new Map())
  const without = (key: RecordKey) => new Map([...forms.peek()].filter(([known]) => known !== key))
  return {
    dirty: computed(() => [...forms.value.values()].some((form) => form.dirty.value)),
    form(key, create) {
      const known = forms.peek().get(key)
      if (known) return known
      const made = create()
      forms.value = without(key).set(key, made)
      return made
    },
    forget(key) {
      forms.value = without(key)
    },
    gone: () =>
      [...forms.peek()].flatMap(([key, form]) => (typeof key === 'number' && form.gone?.peek() ? [key] : [])),
  }
}
