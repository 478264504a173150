import { createMergingForm, type MergingForm, type MergingOptions } from './conflict.js'
import { describeFailure } from '../describeFailure.js'
import { createForm } from './form.js'
import { plainFields } from './plainFields.js'
import type { RecordList } from '../state/recordList.js'
import type { Sayable } from '../text.js'
import { kitTexts } from '../texts.js'

/** What the form of a record in a list is made of. */
export interface RecordFormOptions<T extends { readonly id: number }, B, F extends object> extends Pick<
  MergingOptions<T, F>,
  'together'
> {
  /** The record as it is saved, or null for a new one. */
  readonly saved: T | null
  /** What the form of a new record begins with. */
  readonly empty: F
  readonly valuesOf: (record: T) => F
  readonly errors: (form: F) => Partial<Record<keyof F, Sayable>>
  /** The record as it is sent; null while something is wrong with it. */
  readonly body: (form: F) => B | null
  /** The form's field for a field name of the server. */
  readonly serverNames?: Readonly<Record<string, keyof F>>
  /** Told the record as it was saved. */
  readonly stored?: (record: T) => void
}

/**
 * A form that saves through a list, so that the records, the saving flag and the word of success are the list's, while
 * what fails is said in the form. What another tab changed meanwhile is merged, or theirs to choose; a
 * record that was deleted there is added again by submitting.
 */
export function recordForm<T extends { readonly id: number }, B, F extends object>(
  list: Pick<RecordList<T, B>, 'kind' | 'save' | 'take'>,
  options: RecordFormOptions<T, B, F>,
): MergingForm<F> {
  const { saved, empty, valuesOf, together = [], errors, body, serverNames = {}, stored } = options
  const initial = saved ? valuesOf(saved) : empty
  return createMergingForm<T, F>({
    ...{ kind: list.kind, record: saved, valuesOf, together, addsAgain: true },
    form: (seen, saw) =>
      createForm<F>({
        fields: plainFields(initial),
        check: errors,
        serverNames,
        async submit(form) {
          const draft = body(form)
          if (draft === null) return
          const known = seen()
          const record = await list.save.attempt(draft, known)
          if (record === undefined) return
          // Added again, it stands there under another number.
          if (saved && !known) list.take(saved.id)
          saw(record)
          stored?.(record)
        },
        describe: (error) => describeFailure(error, kitTexts.somethingWentWrong),
      }),
  })
}
