import type { PageHref } from '@homecare/sdk/addresses'
import {
  areaLevel,
  areaWithin,
  boundsOfAreas,
  createAreaMap,
  readBox,
  searchedBox,
  searchHref,
  searchInArea,
  searchInBox,
  writeBox,
  type FoundArea,
  type FoundAreas,
} from '@homecare/sdk/search'
import { filterTexts, mapTexts } from '@homecare/sdk/texts'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { IconButton } from '../../kit/IconButton'
import { search as searchIcon } from '../../kit/icons/basic'
import { minus, plus } from '../../kit/icons/care'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import { useValue } from '../../kit/useValue'
import { country, createSearchMap, type SearchMapHandle } from './leafletMap'
import { MapAreas } from './MapAreas'
import type { MapData } from './mapData'
import { areaWords, rateWords } from './areaWords'
import './MapPane.css'

export interface MapPaneProps {
  data: MapData
}

/** The level of the first question, before the map knows how near it is. */
const firstLevel = 2

/** The map with its areas, the ways to move it, and the same areas in words. */
export default function MapPane({ data }: MapPaneProps) {
  const say = useSay()
  const { care, navigation } = useApp()
  const { search } = data
  const areas = useMemo(() => createAreaMap(care), [care])
  const found = useValue(areas.data)
  const error = useValue(areas.error)
  const loading = useValue(areas.loading)
  const [level, setLevel] = useState(firstLevel)
  const [moved, setMoved] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<SearchMapHandle | null>(null)
  const marked = useMarked(data, found?.level ?? level)
  const go = (href: PageHref) => void navigation.go(href, { keepPlace: true })

  useEffect(() => void areas.load(search, level), [areas, search, level])

  // What the map calls lives as long as the page, and is to know the newest search.
  const now = useRef({ search, go, say })
  useEffect(() => {
    now.current = { search, go, say }
  })
  useEffect(() => {
    if (!element.current) return
    const made = createSearchMap(element.current, {
      calm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      words: (area) => [String(area.caregivers), rateWords(now.current.say, area)],
      onArea: (area) => now.current.go(searchHref(searchInArea(now.current.search, area))),
      onMoved: () => setMoved(true),
      onZoom: (zoom) => setLevel(areaLevel(zoom)),
    })
    map.current = made
    const stop = whenLookChanges(element.current, () => made.refresh())
    return () => {
      stop()
      made.remove()
      map.current = null
    }
  }, [])

  useEffect(() => {
    if (!found || !map.current) return
    map.current.ground(found.tiles)
    map.current.show(found.areas)
  }, [found])
  useEffect(() => {
    if (found) map.current?.mark(search.area, marked)
  }, [found, search.area, marked])

  useFit({ map, found, loading, search, onFit: setMoved, setLevel })

  const searchHere = () => {
    const box = map.current && searchedBox(map.current.bounds)
    if (!box) return
    setMoved(false)
    // The button is gone with its press.
    element.current?.focus()
    go(searchHref(searchInBox(search, box)))
  }
  const chosen = found?.areas.find(({ area }) => area === search.area)
  return (
    <div className="map-pane">
      <div className="map-view" data-loading={loading || undefined}>
        <div
          ref={element}
          className="map-ground"
          role="application"
          aria-label={`${say(mapTexts.about)} ${say(mapTexts.keys)}`}
        />
        <div className="map-zoom">
          <IconButton icon={plus} label={mapTexts.zoomIn} onClick={() => map.current?.zoomBy(1)} />
          <IconButton icon={minus} label={mapTexts.zoomOut} onClick={() => map.current?.zoomBy(-1)} />
        </div>
        {moved && (
          <div className="map-here">
            <Button look="primary" icon={searchIcon} onClick={searchHere}>
              {say(mapTexts.searchHere)}
            </Button>
          </div>
        )}
      </div>
      {error && (
        <ErrorState
          title={mapTexts.failed}
          message={mapTexts.failedHint}
          retry={() => areas.reload()}
          busy={loading}
        />
      )}
      {chosen && (
        <ChosenArea
          area={chosen}
          data={data}
          onAll={() => go(searchHref(searchInArea(search, search.area)))}
        />
      )}
      {found && !error && found.areas.length === 0 && <p className="map-note">{say(mapTexts.none)}</p>}
      <p className="map-note">{say(mapTexts.privacy)}</p>
      {found && !error && <MapAreas areas={found.areas} search={search} />}
      {found && <p className="map-note soft">{found.credit}</p>}
    </div>
  )
}

/** What was pressed, with the way to those who live there, and back to all. */
function ChosenArea({ area, data, onAll }: { area: FoundArea; data: MapData; onAll: () => void }) {
  const say = useSay()
  return (
    <div className="map-chosen" role="status">
      <p>
        <b>{say(mapTexts.near, { place: `${area.city} ${area.zip}` })}</b>
        <br />
        {areaWords(say, area)}
      </p>
      <div className="row">
        {data.search.view === 'map' && (
          <Link look="primary" href={searchHref({ ...data.search, view: 'list' })}>
            {say.count(filterTexts.showCaregivers, area.caregivers)}
          </Link>
        )}
        <Button look="plain" onClick={onAll}>
          {say(mapTexts.showAll)}
        </Button>
      </div>
    </div>
  )
}

/** The area of the caregiver whose card is pointed at, or has the focus. */
function useMarked({ cards }: MapData, level: number): string | null {
  const [at, setAt] = useState(-1)
  useEffect(() => {
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('.search-main .caregiver-card') : null
      setAt(card ? [...document.querySelectorAll('.search-main .caregiver-card')].indexOf(card) : -1)
    }
    document.addEventListener('pointerover', point)
    document.addEventListener('focusin', point)
    return () => {
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
    }
  }, [])
  return areaWithin(cards[at]?.area ?? null, level)
}

interface FitProps {
  map: RefObject<SearchMapHandle | null>
  found: FoundAreas | undefined
  loading: boolean
  search: MapData['search']
  onFit: (moved: false) => void
  setLevel: (level: number) => void
}

/** Shows what is searched whenever that is another place, unless it is what the map shows already. */
function useFit({ map, found, loading, search, onFit, setLevel }: FitProps) {
  const shown = useRef('')
  const last = useRef<FoundAreas>(undefined)
  const place = JSON.stringify([search.place, search.distance])
  useEffect(() => {
    // Right behind a search for another place, what was found is still of the one before.
    const isNew = found !== last.current
    if (!map.current || !found || loading) return
    last.current = found
    if (!isNew || shown.current === place) return
    shown.current = place
    onFit(false)
    const seen = searchedBox(map.current.bounds)
    if (search.place.box && seen && writeBox(seen) === writeBox(search.place.box)) return
    map.current.fit(readBox(found.bounds) ?? boundsOfAreas(found.areas.map(({ area }) => area)) ?? country)
    setLevel(areaLevel(map.current.zoom))
  }, [map, found, loading, place, search.place.box, onFit, setLevel])
}

/** Calls back when the element has another size or the page other colors. Returns what ends it. */
function whenLookChanges(element: HTMLElement, changed: () => void): () => void {
  const size = new ResizeObserver(changed)
  size.observe(element)
  const theme = new MutationObserver(changed)
  theme.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-text-size'],
  })
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', changed)
  return () => {
    size.disconnect()
    theme.disconnect()
    dark.removeEventListener('change', changed)
  }
}
