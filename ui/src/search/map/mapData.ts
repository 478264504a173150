import type { SearchAddress } from '@homecare/sdk/search'

/** What a map is told of a page of the search. */
export interface MapData {
  readonly search: SearchAddress
  /** In their order: the area in which each of the caregivers who are listed lives. */
  readonly cards: readonly { readonly area: string | null }[]
  readonly notice: { readonly kind: string } | null
}
