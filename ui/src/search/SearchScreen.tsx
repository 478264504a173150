import type { PageHref } from '@homecare/sdk/addresses'
import type { Place } from '@homecare/sdk/places'
import type { Text } from '@homecare/sdk/kit'
import { resultTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { laterDialog } from '../frame/laterDialog'
import { laterPart } from '../frame/laterPart'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Icon } from '../kit/icons/Icon'
import { filter } from '../kit/icons/care'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { PlaceForm } from '../places/PlaceForm'
import { CaregiverCard } from '../caregivers/CaregiverCard'
import type { SearchData } from './searchPage'
import { useIsWide } from './useIsWide'
import '../caregivers/choosing.css'
import '../kit/layout/Pagination.css'
import './SearchScreen.css'

const FilterSheet = laterDialog(() => import('./FilterSheet'))
const NearMe = laterPart(() => import('../places/NearMe'))
const ResultNotice = laterPart(() => import('./ResultNotice'))
const SortBar = laterPart(() => import('./SortBar'))
const ActiveFilters = laterPart(() => import('./ActiveFilters'))
const AboveList = laterPart(() => import('./AboveList'))
const BelowList = laterPart(() => import('./BelowList'))
const SearchMap = laterPart(
  () => import('./map/SearchMap'),
  undefined,
  () => /view=map/.test(location.search),
)
const CardFit = laterPart(() => import('./CardFit'))
const FilterFields = laterPart(() => import('./FilterFields'), <Skeleton count={4} />)

export const later = () =>
  Promise.all(
    [FilterFields, SortBar, ActiveFilters, AboveList, CardFit, BelowList, SearchMap].map((part) =>
      part.load(),
    ),
  )
export const load: Load<SearchData> = async (context) => {
  const { loadSearchPage } = await import('./searchPage')
  return loadSearchPage(context)
}

export const head: HeadOf<SearchData> = (data, { origin }) => ({
  ...data.head,
  ...(import.meta.env.SSR && { structured: [listOf(data, origin)] }),
})

/** What search engines are told of the page's caregivers. */
const listOf = ({ search, records, cards }: SearchData, origin: string) => ({
  '@type': 'ItemList',
  numberOfItems: records,
  itemListElement: cards.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: (search.page - 1) * cards.length + index + 1,
    name,
    url: origin + href,
  })),
})

/** Caregivers by place and need. Every filter is in the address; the list that was there stays until the new one is. */
export default function SearchScreen({ data }: ScreenProps<SearchData>) {
  const say = useSay()
  const { navigation } = useApp()
  const isWide = useIsWide()
  const [sheet, setSheet] = useState(false)
  const isLoading = useValue(navigation.progress) === 'loading'
  const [first] = useState(data)
  const { search, cards, filters, notice, inPart } = data
  // The addresses of searches know every state: that is loaded when somebody goes to one.
  const hrefOf = async (place: Place | string) =>
    (await import('../places/placeHref')).placeHref(place, search)
  const choose = (href: PageHref) => void navigation.go(href, { keepPlace: true })

  const listOfCards = (label: Text, from: number, until?: number) =>
    from !== until && (
      <ul
        className={search.view === 'grid' ? 'search-grid' : 'search-list list'}
        role="list"
        aria-label={say(label)}
      >
        {cards.slice(from, until).map((card, index) => (
          <li key={card.id}>
            <CaregiverCard card={card} here={data.here} eager={from + index < 3}>
              <CardFit card={card} />
            </CaregiverCard>
          </li>
        ))}
      </ul>
    )

  return (
    <Page className="search" title={say(data.heading)} lead={data.summary && say(data.summary)}>
      {!search.favorites && (
        <>
          <PlaceForm key={data.placeName} compact typed={data.placeName} hrefOf={hrefOf} />
          <NearMe at={data.placeName} hrefOf={hrefOf} />
        </>
      )}
      <div className="search-columns" data-plain={search.favorites || undefined}>
        {!search.favorites && (
          <aside className="search-aside" aria-label={say(resultTexts.filters)}>
            {isWide && <FilterFields search={search} onChange={choose} />}
          </aside>
        )}
        <SearchMap data={data} />
        <div className="search-main" aria-busy={isLoading || undefined}>
          <div className="search-bar">
            {!search.favorites && (
              <button
                type="button"
                className="button search-open"
                data-look="quiet"
                onClick={() => setSheet(true)}
              >
                <Icon of={filter} />
                {say(resultTexts.filters)}
                {filters.length > 0 && (
                  <span className="badge" data-tone="info">
                    <span aria-hidden="true">{filters.length}</span>
                    <span className="hidden">{say.count(resultTexts.filterCount, filters.length)}</span>
                  </span>
                )}
              </button>
            )}
            {data.records > 1 && <SortBar data={data} />}
          </div>
          {filters.length > 0 && <ActiveFilters data={data} onChange={choose} />}
          <AboveList data={data} />
          {notice ? (
            <ResultNotice notice={notice} />
          ) : (
            <>
              {listOfCards(resultTexts.results, 0, inPart?.from)}
              {inPart && (
                <>
                  <h2 className="search-part">{say(inPart.words)}</h2>
                  {listOfCards(inPart.words, inPart.from)}
                </>
              )}
              {data.order && <p className="soft small">{say(data.order)}</p>}
            </>
          )}
          <p className="hidden" role="status">
            {isLoading ? say(resultTexts.updating) : data === first ? '' : say(notice?.title ?? data.heading)}
          </p>
          <BelowList data={data} />
        </div>
      </div>
      {sheet && <FilterSheet data={data} onChange={choose} onClose={() => setSheet(false)} />}
    </Page>
  )
}
