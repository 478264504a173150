import { computed, type ReadonlySignal } from '@preact/signals-core'
import { action, type Action } from './action.js'
import { resource, type Resource } from './resource.js'
import type { Text } from './text.js'
import { kitTexts } from './texts.js'
import type { Toasts } from './toasts.js'

/** A list of somebody's records: loaded, saved and removed in place, with a toast for each outcome (D2 §4, §8). */
export interface RecordList<T extends { readonly id: number }, D> {
  readonly records: Resource<readonly T[]>
  readonly saving: ReadonlySignal<boolean>
  /** Adds a record, or changes the one of an id. */
  readonly save: Action<[draft: D, id?: number], T>
  readonly remove: Action<[id: number], void>
  /** Puts a record in its place, or at the end. */
  put(record: T): void
  take(id: number): void
}

/** The calls that a list of records lives from. */
export interface RecordCalls<T extends { readonly id: number }, D> {
  readonly list: (signal: AbortSignal) => Promise<readonly T[]>
  readonly add: (draft: D) => Promise<T>
  readonly change: (id: number, draft: D) => Promise<T>
  readonly remove: (id: number) => Promise<unknown>
}

/** A list of records that are added, changed and removed one by one, each in its place, with toasts. */
export function createRecordList<T extends { readonly id: number }, D>(
  calls: RecordCalls<T, D>,
  toasts: Toasts,
  words: { readonly saved: Text; readonly removed: Text },
): RecordList<T, D> {
  const records = resource(calls.list)
  const failed = () => toasts.error(kitTexts.somethingWentWrong)
  const put = (record: T) => records.set((list = []) => withRecord(list, record))
  const take = (id: number) => records.set((list) => list?.filter((record) => record.id !== id))
  const save = action(
    (draft: D, id?: number) => (id === undefined ? calls.add(draft) : calls.change(id, draft)),
    {
      done(record) {
        put(record)
        toasts.success(words.saved)
      },
      failed,
    },
  )
  const remove = action(async (id: number) => void (await calls.remove(id)), {
    done(_, id) {
      take(id)
      toasts.success(words.removed)
    },
    failed,
  })
  return { records, saving: computed(() => save.busy.value || remove.busy.value), save, remove, put, take }
}

/** A list with a record in its place, or at the end where it is new. */
export function withRecord<T extends { readonly id: number }>(list: readonly T[], record: T): T[] {
  const known = list.some(({ id }) => id === record.id)
  return known ? list.map((one) => (one.id === record.id ? record : one)) : [...list, record]
}
