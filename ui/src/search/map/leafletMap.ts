import { areaBounds, middleOf, type Bounds, type FoundArea, type FoundAreas } from '@homecare/sdk/search'
import {
  divIcon,
  LatLngBounds,
  LayerGroup,
  Map as LeafletMap,
  marker,
  rectangle,
  type LatLngBoundsLiteral,
  type Marker,
} from 'leaflet'
import { createGround } from './ground'

/** What a map tells, and how it says it. */
interface MapOptions {
  readonly calm: boolean
  /** The words on an area: how many, and from which rate on. */
  readonly words: (area: FoundArea) => readonly [count: string, rate: string]
  readonly onArea: (area: string) => void
  /** Somebody moved it, by hand or by keys. */
  readonly onMoved: () => void
  readonly onZoom: (zoom: number) => void
}

/** A map in an element, without React. */
export interface SearchMapHandle {
  readonly zoom: number
  readonly bounds: Bounds
  show(areas: readonly FoundArea[]): void
  /** Fills the area that is chosen, and outlines the one that is pointed at. */
  mark(chosen: string | null, marked: string | null): void
  ground(tiles: FoundAreas['tiles']): void
  fit(bounds: Bounds): void
  zoomBy(steps: number): void
  /** Its element, or the page's colors, have changed. */
  refresh(): void
  remove(): void
}

const [nearest, farthest] = [13, 3]
/** The contiguous states, before anything is known. */
export const country: Bounds = { south: 25, west: -124.5, north: 49, east: -67 }

export function createSearchMap(element: HTMLElement, options: MapOptions): SearchMapHandle {
  const map = new LeafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: farthest,
    maxZoom: nearest,
    // The page is scrolled past it.
    scrollWheelZoom: false,
    zoomAnimation: !options.calm,
    fadeAnimation: !options.calm,
    markerZoomAnimation: !options.calm,
    inertia: !options.calm,
    keyboardPanDelta: 120,
  })
  // What they say is in the list of areas below, whose links do what a press on them does.
  map.getPane('markerPane')?.setAttribute('aria-hidden', 'true')
  const signs = new LayerGroup().addTo(map)
  const squares = new LayerGroup().addTo(map)
  const shown = new Map<string, { readonly sign: HTMLElement; readonly placed: Marker }>()
  let ground: ReturnType<typeof createGround> | undefined
  let grounded = ''
  /** A move of the program's own is nobody's. */
  let own = false
  const fit = ({ south, west, north, east }: Bounds) => {
    own = true
    const all = new LatLngBounds([south, west], [north, east])
    map.fitBounds(all, { animate: false, padding: [4, 4] })
    own = false
  }
  fit(country)
  map.on('moveend', () => {
    options.onZoom(map.getZoom())
    if (!own) options.onMoved()
  })

  return {
    get zoom() {
      return map.getZoom()
    },
    get bounds() {
      const all = map.getBounds()
      return { south: all.getSouth(), west: all.getWest(), north: all.getNorth(), east: all.getEast() }
    },
    show(found) {
      signs.clearLayers()
      shown.clear()
      for (const area of found) {
        const bounds = areaBounds(area.area)
        if (!bounds) continue
        const sign = signOf(options.words(area))
        const icon = divIcon({ html: sign, className: 'map-area', iconSize: [0, 0] })
        const { latitude, longitude } = middleOf(bounds)
        const placed = marker([latitude, longitude], { icon, keyboard: false })
          .on('click', () => options.onArea(area.area))
          .addTo(signs)
        shown.set(area.area, { sign, placed })
      }
    },
    mark(chosen, marked) {
      // What somebody is about to press stays: only its look changes.
      for (const [area, { sign, placed }] of shown) {
        sign.toggleAttribute('data-chosen', area === chosen)
        sign.toggleAttribute('data-marked', area === marked)
        placed.setZIndexOffset(area === marked || area === chosen ? 1000 : 0)
      }
      squares.clearLayers()
      for (const area of new Set([chosen, marked])) {
        const bounds = area === null ? null : areaBounds(area)
        if (!bounds) continue
        const corners = [
          [bounds.south, bounds.west],
          [bounds.north, bounds.east],
        ] as const
        const className = area === chosen ? 'map-square map-square-chosen' : 'map-square'
        rectangle(corners as unknown as LatLngBoundsLiteral, { className, interactive: false }).addTo(squares)
      }
    },
    ground(tiles) {
      if (tiles === grounded) return
      ground?.remove()
      grounded = tiles
      ground = createGround(tiles, element).addTo(map)
    },
    fit,
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    refresh() {
      own = true
      map.invalidateSize({ animate: false })
      own = false
      ground?.redraw()
    },
    remove: () => void map.remove(),
  }
}

function signOf([count, rate]: readonly [string, string]): HTMLElement {
  const sign = document.createElement('span')
  sign.className = 'map-sign'
  const number = document.createElement('b')
  number.textContent = count
  sign.append(number, ` ${rate}`)
  return sign
}
