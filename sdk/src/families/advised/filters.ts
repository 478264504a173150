import { shownSearchFilter } from '../../kit/filters/searchFilter.js'
import { recordsIn, textOf } from '../../kit/shape.js'
import type { AdvisedFamily } from './advised.js'

/** What a care manager looks for families by: words of their name or of where they live. The list is there whole. */
export const advisedFilters = { search: shownSearchFilter }

/** The families whose name or place has all the words; without words all of them. */
export function familiesFound<F extends Pick<AdvisedFamily, 'name' | 'city' | 'state'>>(
  families: readonly F[],
  search: string,
): readonly F[] {
  const words = plain(textOf(search)).split(/\s+/).filter(Boolean)
  return recordsIn(families).filter(({ name, city, state }) => {
    const said = plain(`${name} ${city} ${state}`)
    return words.every((word) => said.includes(word))
  })
}

/** Without the marks of letters, so that Penas are found by who has no ñ. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
