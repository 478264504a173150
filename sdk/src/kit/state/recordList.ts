import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { ApiError } from '../error.js'
import { action, type Action } from './action.js'
import { describeFailure } from '../describeFailure.js'
import { versionFor, type Editable } from './recordVersion.js'
import { resource, settle, type Resource } from './resource.js'
import { fits } from '../structs/fits.js'
import type { Text } from '../text.js'
import { kitTexts } from '../texts.js'
import type { Toasts } from './toasts.js'

/** A list of somebody's records: loaded, saved and removed in place, with a toast for each outcome. */
export interface RecordList<T extends { readonly id: number }, D> {
  readonly kind: Editable<T>
  readonly records: Resource<readonly T[]>
  readonly saving: ReadonlySignal<boolean>
  /**
   * Adds a record, or changes one as it was `seen`. Where somebody has changed or deleted it meanwhile, that is said by
   * whoever asked: what there is now stands in the list, and in the error.
   */
  readonly save: Action<[draft: D, seen?: T | null], T>
  /** Removes a record as it was `seen`; one that somebody has changed meanwhile stays, and stands in the list as it is. */
  readonly remove: Action<[seen: T], void>
  /** Puts a record in its place, or at the end. */
  put(record: T): void
  take(id: number): void
}

/** The calls that a list of records lives from. A change and a removal carry the version of what was seen. */
export interface RecordCalls<T extends { readonly id: number }, D> {
  readonly kind: Editable<T>
  readonly list: (signal: AbortSignal) => Promise<readonly T[]>
  readonly add: (draft: D) => Promise<T>
  readonly change: (id: number, draft: D & { readonly version: string }) => Promise<T>
  readonly remove: (id: number, query: { readonly version: string }) => Promise<unknown>
}

/** A list of records that are added, changed and removed one by one, each in its place, with toasts. */
export function createRecordList<T extends { readonly id: number }, D>(
  { kind, ...calls }: RecordCalls<T, D>,
  toasts: Toasts,
  words: { readonly saved: Text; readonly removed: Text },
): RecordList<T, D> {
  const records = resource(calls.list)
  const put = (record: T) => records.set((list = []) => withRecord(list, record))
  const take = (id: number) => records.set((list) => list?.filter((record) => record.id !== id))
  const isNewer = ({ kind: why, current }: ApiError) => why === 'conflict' && fits(current, kind.shape)
  const failed = (error: ApiError) => {
    if (!isNewer(error) && error.kind !== 'notFound')
      toasts.error(describeFailure(error, kitTexts.somethingWentWrong), error)
  }
  /** What others have made of a record meanwhile is shown, whoever says that it is so. */
  async function taken<R>(change: () => Promise<R>): Promise<R> {
    const outcome = await settle(change)
    if ('value' in outcome) return outcome.value
    if (isNewer(outcome.error)) put(outcome.error.current as T)
    throw outcome.error
  }
  const removed = (_: unknown, { id }: T) => {
    take(id)
    toasts.success(words.removed)
  }
  const save = action(
    (draft: D, seen?: T | null) =>
      taken(() =>
        seen ? calls.change(seen.id, { ...draft, version: versionFor(kind, seen) }) : calls.add(draft),
      ),
    {
      done(record) {
        put(record)
        toasts.success(words.saved)
      },
      failed,
    },
  )
  const remove = action(
    async (seen: T) => {
      const outcome = await settle(() =>
        taken(() => calls.remove(seen.id, { version: versionFor(kind, seen) })),
      )
      // Somebody was quicker: it is gone, as it was to be.
      if ('error' in outcome && outcome.error.kind !== 'notFound') throw outcome.error
    },
    { done: removed, failed },
  )
  return {
    kind,
    records,
    saving: computed(() => save.busy.value || remove.busy.value),
    save,
    remove,
    put,
    take,
  }
}

/** A list with a record in its place, or at the end where it is new. */
export function withRecord<T extends { readonly id: number }>(list: readonly T[], record: T): T[] {
  const known = list.some(({ id }) => id === record.id)
  return known ? list.map((one) => (one.id === record.id ? record : one)) : [...list, record]
}
