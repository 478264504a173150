import type { PagePath, PageHref } from '../vocabulary/addresses/href.js'
import { comparedLimits } from './limits.js'

const page: PagePath = '/caregivers-search/compare'

/**
 * Who is compared, by the query of an address: `with=51,52`, or `with=51&with=52`, in that order and each once. More than
 * `comparedLimits.most` are cut off; what is no number of a caregiver is passed over.
 */
export function readCompared(query: URLSearchParams): number[] {
  const ids = query
    .getAll('with')
    .flatMap((part) => part.split(','))
    .flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : []))
  return [...new Set(ids)].slice(0, comparedLimits.most)
}

/** The address of a comparison; `asked` is the query of a search whose filters the people are held against. */
export function comparisonHref(ids: readonly number[], asked = ''): PageHref {
  const query = new URLSearchParams(asked)
  query.delete('with')
  const rest = [ids.length > 0 ? `with=${ids.join(',')}` : '', query.toString()].filter(Boolean).join('&')
  return rest ? `${page}?${rest}` : page
}

/** Whether so many can be compared; 'few' or 'many' says what is wrong. */
export function fitToCompare(count: number): 'ok' | 'few' | 'many' {
  return count < comparedLimits.least ? 'few' : count > comparedLimits.most ? 'many' : 'ok'
}

/** Whether all cells of a row say the same, so that the row need not draw the eye. One person alone agrees with nobody. */
export function isAlike(cells: readonly (readonly string[])[]): boolean {
  const [first, ...others] = cells.map((lines) => JSON.stringify(lines))
  return others.length > 0 && others.every((cell) => cell === first)
}
