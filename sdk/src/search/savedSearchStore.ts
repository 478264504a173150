import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import { updateSettings } from '../account/calls.js'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import type { ApiError } from '../kit/error.js'
import { action, type Action } from '../kit/state/action.js'
import type { Toasts } from '../kit/state/toasts.js'
import type { NoticeWay } from '../vocabulary/notices/catalogue.js'
import { addSavedSearch, removeSavedSearch, type SavedSearch } from './savedCalls.js'

/** One of the searches of the page: it stays where it is once it is removed, until the page is left. */
export interface ListedSearch extends SavedSearch {
  readonly isRemoved: boolean
}

/** The searches that a family keeps, as its page shows them. */
export interface SavedSearches {
  readonly all: ReadonlySignal<readonly ListedSearch[]>
  /** Removes one, and saves one again that was removed here. */
  readonly toggle: Action<[search: ListedSearch], void>
  /** Whether a letter comes of who is new. */
  readonly letters: ReadonlySignal<boolean>
  /** Stops the letters, or lets them come again; text messages and devices stay as they are set. */
  readonly toggleLetters: Action<[], void>
}

/** The searches that a family keeps, and by which ways it is told of who is new. A failure is told, and changes nothing. */
export function createSavedSearches(
  care: Client,
  toasts: Toasts,
  loaded: { readonly searches: readonly SavedSearch[]; readonly ways: readonly NoticeWay[] },
): SavedSearches {
  const all = signal<readonly ListedSearch[]>(loaded.searches.map((one) => ({ ...one, isRemoved: false })))
  const ways = signal(loaded.ways)
  const failed = (error: ApiError) => toasts.error(describeFailure(error), error)
  const put = (id: number, next: ListedSearch) => {
    all.value = all.peek().map((one) => (one.id === id ? next : one))
  }

  return {
    all,
    letters: computed(() => ways.value.includes('mail')),
    toggle: action(
      async (search: ListedSearch): Promise<void> => {
        if (search.isRemoved) {
          const kept = await care.call(addSavedSearch, { body: { address: search.address } })
          return put(search.id, { ...kept, isRemoved: false })
        }
        await care.call(removeSavedSearch, { id: search.id })
        put(search.id, { ...search, isRemoved: true })
      },
      { failed },
    ),
    toggleLetters: action(
      async () => {
        const now = ways.peek()
        const wanted: NoticeWay[] = now.includes('mail')
          ? now.filter((way) => way !== 'mail')
          : ['mail', ...now]
        const { notices } = await care.call(updateSettings, {
          body: { notices: { choices: { new_caregivers: wanted } } },
        })
        ways.value = notices.choices.new_caregivers ?? []
      },
      { failed },
    ),
  }
}
