import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { resource, type Resource } from '../kit/state/resource.js'
import { kitTexts } from '../kit/texts.js'
import type { Toasts } from '../kit/state/toasts.js'
import { addFavorite, removeFavorite } from '../families/calls.js'
import { searchCaregivers, type CaregiverPage, type FoundCaregiver } from './calls.js'
import { caregiverSearchPageSize } from '../vocabulary/caregivers/constants.js'
import type { CaregiverSummary } from '../vocabulary/caregivers/entities.js'
import { caregiverQuery, type SearchAddress } from './searchAddress.js'

/** The caregivers of a search page. A failed search has none, and says that it failed. */
export interface CaregiverSearch {
  readonly page: Resource<CaregiverPage, [SearchAddress]>
  readonly caregivers: ReadonlySignal<readonly FoundCaregiver[]>
  readonly count: ReadonlySignal<number>
  readonly nearby: ReadonlySignal<CaregiverPage['meta']['nearby']>
  readonly pages: ReadonlySignal<number>
  readonly favorites: Favorites
}

/** The results of a search: kept while the next are loading, none after a failure, which is said. */
export function createCaregiverSearch(care: Client, toasts: Toasts): CaregiverSearch {
  const page = resource((signal, search: SearchAddress) =>
    care.call(searchCaregivers, { query: caregiverQuery(search) }, { signal }),
  )
  const found = computed(() => (page.error.value ? undefined : page.data.value))
  const favorites = createFavorites(care, toasts)
  return {
    page,
    caregivers: computed(() => (found.value?.data ?? []).map(favorites.mark)),
    count: computed(() => found.value?.records ?? 0),
    nearby: computed(() => found.value?.meta.nearby ?? []),
    pages: computed(() => Math.ceil((found.value?.records ?? 0) / caregiverSearchPageSize)),
    favorites,
  }
}

/** As much of a caregiver as a heart needs. */
export type Hearted = Pick<CaregiverSummary, 'id' | 'has_favorited'>

/** The hearts of a family, over whatever caregivers a page shows. */
export interface Favorites {
  readonly toggle: Action<[caregiver: Hearted], boolean>
  /** The caregiver with the heart as it was last set here. Reads a signal. */
  readonly mark: <C extends Hearted>(caregiver: C) => C
}

/** The hearts of a family: shown at once, taken back when saving fails. */
export function createFavorites(care: Client, toasts: Toasts): Favorites {
  const set = signal<ReadonlyMap<number, boolean>>(new Map())
  const put = (id: number, yes: boolean) => {
    set.value = new Map(set.peek()).set(id, yes)
  }
  const isFavorite = (caregiver: Hearted) => set.value.get(caregiver.id) ?? caregiver.has_favorited

  return {
    mark: (caregiver) => ({ ...caregiver, has_favorited: isFavorite(caregiver) }),
    toggle: action(
      async (caregiver: Hearted) => {
        const wanted = !isFavorite(caregiver)
        put(caregiver.id, wanted)
        const answer = await care.call(wanted ? addFavorite : removeFavorite, { id: caregiver.id })
        put(caregiver.id, answer.has_favorited)
        return answer.has_favorited
      },
      {
        failed(error, caregiver) {
          put(caregiver.id, !isFavorite(caregiver))
          toasts.error(kitTexts.somethingWentWrong, error)
        },
      },
    ),
  }
}
