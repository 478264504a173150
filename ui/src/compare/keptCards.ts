import type { PageHref } from '@homecare/sdk/addresses'
import { listFavoriteNotes, readCompared } from '@homecare/sdk/compare'
import { partOrNull } from '@homecare/sdk/kit'
import type { LoadContext } from '../frame/screen'
import { withQuery } from '../frame/navigation'

/** Of a page of favorites what is changed. */
interface FavoritesPage {
  readonly cards: readonly { readonly id: number }[]
  readonly firstPage: PageHref
  readonly sorts: readonly { readonly href: PageHref }[]
}

/**
 * What a page of favorites has besides: of each the family's note and whether they are ticked to be compared. Who is ticked on
 * another page stays so on the way through the pages and orders.
 */
export async function loadKept({
  care,
  query,
  signal,
}: Pick<LoadContext, 'care' | 'query' | 'signal'>): Promise<
  <P extends FavoritesPage>(page: P) => P & { readonly chosenElsewhere: readonly number[] }
> {
  const notes = await partOrNull(care.call(listFavoriteNotes, {}, { signal }))
  const chosen = readCompared(query)
  const noteOf = (id: number) =>
    notes && (notes.find((one) => one.caregiver_id === id) ?? { caregiver_id: id, note: '' })
  return (page) => ({
    ...page,
    cards: page.cards.map((card) => ({
      ...card,
      kept: { note: noteOf(card.id), chosen: chosen.includes(card.id) },
    })),
    chosenElsewhere: chosen.filter((id) => page.cards.every((card) => card.id !== id)),
    firstPage: withChosen(page.firstPage, chosen),
    sorts: page.sorts.map((sort) => ({ ...sort, href: withChosen(sort.href, chosen) })),
  })
}

function withChosen(href: PageHref, ids: readonly number[]): PageHref {
  const [path, query] = href.split('?') as [PageHref, string?]
  return withQuery(path, new URLSearchParams(query), { with: ids.join(',') })
}
