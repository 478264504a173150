import type { Client } from '@homecare/sdk/client'
import type { Toasts } from '@homecare/sdk/kit'
import { createFavorites, type Hearted } from '@homecare/sdk/search'
import { computed, type ReadonlySignal } from '@preact/signals-core'

export interface HeartState {
  readonly isFavorite: ReadonlySignal<boolean>
  toggle(): Promise<unknown>
}

/** The state behind one heart: set at once, and taken back when the server refuses. */
export function createHeart(care: Client, toasts: Toasts, caregiver: Hearted): HeartState {
  const favorites = createFavorites(care, toasts)
  return {
    isFavorite: computed(() => favorites.mark(caregiver).has_favorited),
    toggle: () => favorites.toggle.run(caregiver),
  }
}
