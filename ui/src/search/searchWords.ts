import { conditionBySlug, conditions, specialties } from '@homecare/sdk/caregivers'
import { formatDollars, type Text } from '@homecare/sdk/kit'
import { states } from '@homecare/sdk/places'
import { emptySearch, searchHref, type SearchAddress, type CaregiverPage } from '@homecare/sdk/search'
import { searchHeadings, searchTexts } from '@homecare/sdk/texts'
import type { Head } from '../frame/screen'
import { both, counted, inLocale, told, withinSentence } from '../kit/words'

/** More conditions than this would be a list, not a heading. */
const filtersNamed = 2

/** What a page of results says about itself: '38 caregivers in Oakland for dementia'. */
export function searchWords(search: SearchAddress, found: CaregiverPage) {
  const { summary } = found
  const heading = headingOf(search, found)
  const { rate_low, rate_median, rate_high, vetted } = summary
  if (rate_low === null || rate_median === null || rate_high === null) return { heading, summary: null }
  const rates =
    rate_low === rate_high
      ? told(searchTexts.oneRate, { low: formatDollars(rate_low) })
      : told(searchTexts.rates, {
          low: formatDollars(rate_low),
          high: formatDollars(rate_high),
          median: formatDollars(rate_median),
        })
  const checked = counted(searchTexts.vettedCount, vetted)
  return {
    heading,
    summary:
      vetted === 0 ? rates : both((locale) => `${inLocale(locale, rates)} ${inLocale(locale, checked)}`),
  }
}

/** What search engines are told. Filtered and sorted lists are the same content: only the place, need and page count. */
export function searchHead(search: SearchAddress, found: CaregiverPage, isFiltered: boolean): Head {
  const { summary, meta } = found
  const title = titleOf(search, meta.place)
  const { rate_low, rate_median, rate_high, vetted } = summary
  const { place, specialty, subSpecialty, page } = search
  const { typed: _, box, ...named } = place
  return {
    title: page > 1 ? told(searchTexts.titlePage, { title, page }) : title,
    ...(rate_low !== null &&
      rate_median !== null &&
      rate_high !== null && {
        description: told(searchTexts.descriptionRates, {
          heading: headingOf(search, found),
          low: formatDollars(rate_low),
          high: formatDollars(rate_high),
          median: formatDollars(rate_median),
          vetted,
        }),
      }),
    canonical: searchHref({ place: named, specialty, subSpecialty, page }),
    noindex:
      search.favorites ||
      isFiltered ||
      box !== undefined ||
      search.sort !== emptySearch.sort ||
      found.data.length === 0,
  }
}

function headingOf(search: SearchAddress, { records, fits, meta: { place } }: CaregiverPage): Text {
  // Where nobody fits as a whole there is no number to be proud of: those who fit in part are counted above them.
  if (fits === 0 && records > 0) return titleOf(search, place)
  const where = placeWords(search, place)
  const kind = search.favorites ? 'favorites' : !where ? 'all' : place?.city ? 'near' : 'inPlace'
  const plain = counted(searchHeadings[kind], fits, { place: where ?? '' })
  const need = needOf(search)
  return need ? told(searchTexts.forNeed, { heading: plain, need: withinSentence(need) }) : plain
}

function titleOf(search: SearchAddress, place: CaregiverPage['meta']['place']): Text {
  if (search.favorites) return searchTexts.favoritesTitle
  const need = needOf(search)
  const where = placeWords(search, place)
  if (need)
    return where
      ? told(searchTexts.titleNeedIn, { need, place: where })
      : told(searchTexts.titleNeed, { need })
  return where ? told(searchTexts.title, { place: where }) : searchTexts.titleAll
}

/** The place that was searched, in words; null for none, and for where the visitor happens to be. */
function placeWords(search: SearchAddress, place: CaregiverPage['meta']['place']): Text | null {
  if (!place) return null
  if (place.city) return both(() => `${place.city}, ${place.state}`)
  const state = states.find(place.state)?.label ?? [place.state, place.state]
  if (!search.place.county) return state
  const county = told(searchTexts.county, { county: place.county })
  return both((locale) => `${inLocale(locale, county)}, ${inLocale(locale, state)}`)
}

/** What is looked for, in words: the path's specialty and condition, and a filter or two. */
function needOf({ specialty, subSpecialty, ...search }: SearchAddress): Text | null {
  const ofPath = [specialty, subSpecialty].flatMap(
    (segment) => conditionBySlug(segment ?? '') ?? segment ?? [],
  )
  const wanted = search.conditions.length <= filtersNamed ? search.conditions : []
  const names = [...new Set([...ofPath, ...wanted])].flatMap((id): Text[] => {
    const entry = conditions.find(id) ?? specialties.find(id)
    return entry ? [entry.label] : []
  })
  if (names.length === 0) return null
  return both((locale) => names.map((name) => inLocale(locale, name)).join(', '))
}
