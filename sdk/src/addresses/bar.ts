import type { Text } from '../kit/text.js'
import type { Identity } from '../vocabulary/account/identity.js'
import { barPlaces, type BarPlace } from '../vocabulary/addresses/bar.js'
import type { PageHref } from '../vocabulary/addresses/href.js'
import type { AddressRow } from '../vocabulary/addresses/row.js'
import { barPages, type PlaceRow } from './barPages.js'
import { mayViewPage, type Restricted } from './partnerViews.js'

/** Whose bar it is. */
type Whose = Pick<Identity, 'user_type' | 'id'> & Restricted

/** A place of somebody's bar: where it leads, and its pages beside each other. */
export interface BarItem {
  readonly place: BarPlace
  readonly label: Text
  readonly href: PageHref
  readonly pages: readonly { readonly href: PageHref; readonly label: Text }[]
}

/** The bar of whoever is signed in, without the places that their plan does not open; a visitor has none. */
export function barOf(identity: Whose): readonly BarItem[] {
  return rowsOf(identity).flatMap(({ place, pages: all }) => {
    const { label } = barPlaces.get(place)
    const pages = all
      .map((page) => ({
        href: page.path.replace(':id', String(identity.id)) as PageHref,
        label: page.label ?? label,
      }))
      .filter(({ href }) => mayViewPage(identity, href))
    return pages[0] ? [{ place, label, href: pages[0].href, pages }] : []
  })
}

/** The place of their bar to which an address belongs for somebody, by its row; null for none. */
export function placeOf(
  row: Pick<AddressRow, 'place'> | null,
  { user_type }: Pick<Whose, 'user_type'>,
): BarPlace | null {
  const place = row?.place ?? null
  if (place === null || typeof place === 'string') return place
  return (Object.hasOwn(place, user_type) ? place[user_type] : place.others) ?? null
}

/**
 * The address above the page at a path, for somebody: none above the pages of their bar; else the one that its row
 * names, with the parts of the path, where they may see it; else the first page of its place, or their home. Visitors go
 * up where a row names an address.
 */
export function upOf(
  row: Pick<AddressRow, 'place' | 'up' | 'upFor'> | null,
  path: string,
  params: Readonly<Record<string, string>>,
  identity: Whose,
): PageHref | null {
  const bar = barOf(identity)
  if (bar.some(({ pages }) => pages.some(({ href }) => href === path))) return null
  const named = row?.up?.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const leadsUp = !row?.upFor || row.upFor.some((kind) => kind === identity.user_type)
  if (named !== undefined && leadsUp && mayViewPage(identity, named)) return named as PageHref
  const place = placeOf(row, identity)
  return (bar.find((one) => one.place === place) ?? bar[0])?.href ?? null
}

const rowsOf = ({ user_type }: Whose): readonly PlaceRow[] =>
  user_type === 'anonymous' || !Object.hasOwn(barPages, user_type) ? [] : barPages[user_type]
