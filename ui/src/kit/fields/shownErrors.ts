import type { Form, FormField, Sayable } from '@homecare/sdk/kit'
import { computed } from '@preact/signals-core'

/** Every error that a form shows at its fields now, in the order of the fields. */
export function shownErrors<D extends object>(form: Form<D>) {
  return computed(() =>
    Object.values<FormField>(form.fields).flatMap(({ name, shownError }) => {
      const error: Sayable | null = shownError.value
      return error === null ? [] : [{ name, error }]
    }),
  )
}
