import { isNearlyTyped, slug } from '@homecare/sdk/kit'
import { states, stateBySlug, type StateCode } from '@homecare/sdk/places'
import { asc } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { remembered } from '../db/remembered.ts'
import { milesBetween, type Point } from '../geo/distance.ts'
import { places } from '../tables/places.ts'
import { cityCounts } from './cityCounts.ts'
import { townOf, zipPlace, zipsNamed, zipTown, zipTownsNamed } from './zips/zipTable.ts'

export type KnownPlace = typeof places.$inferSelect
/** A place as it was asked for: with the ZIP code that was typed, or the first of its own. */
export interface FoundPlace {
  readonly place: KnownPlace
  readonly zip: string
}

/** Finds places by what people type, by names and by coordinates. */
export interface Gazetteer {
  /**
   * By path segments; without a state the one of that name where most caregivers can be found, then the most populous. A town
   * that the table of places does not have is known by its ZIP codes; without a state, and where nobody can be found in it, it
   * gives way to a city a slip of the hand away (`isNearlyTyped`) where some can.
   */
  city(citySlug: string, state?: string): KnownPlace | undefined
  /** The place of a ZIP code, every one of the country, where that code is and not where its city has its middle. */
  zip(code: string): KnownPlace | undefined
  /** The places of a county, most populous first. */
  county(countySlug: string, state: string): readonly KnownPlace[]
  /** The place that somebody is in: by its name where one is given, else the nearest. */
  at(where: Point & { readonly city?: string; readonly state?: string }): KnownPlace | undefined
  nearest(point: Point): KnownPlace | undefined
  /**
   * Places that begin with what was typed: a city, 'city, state', a ZIP code, a county, or a later word of a city's
   * name. Accents and case do not matter. Best kind of match first, then most populous, and of one name as `city` has it. Where
   * nothing does, cities whose names are a slip of the hand away (`isNearlyTyped`), those first where most caregivers can be
   * found.
   */
  matching(typed: string, limit: number): readonly FoundPlace[]
}

/** The gazetteer of a database: reference data, so it is read once and again every ten minutes. */
export const gazetteer: (db: Db, now: number) => Promise<Gazetteer> = remembered(600_000, async (db, now) =>
  createGazetteer(await db.select().from(places).orderBy(asc(places.id)), await cityCounts(db, now)),
)

/** What people call cities, as `slug` makes it. */
const nicknames = new Map<string, string>([
  ...['sf', 's-f', 'san-fran'].map((name) => [name, 'san-francisco'] as const),
  ...['la', 'l-a'].map((name) => [name, 'los-angeles'] as const),
  ...['nyc', 'n-y-c', 'manhattan'].map((name) => [name, 'new-york'] as const),
  ['philly', 'philadelphia'],
  ['vegas', 'las-vegas'],
])

type Counts = Awaited<ReturnType<typeof cityCounts>>

function createGazetteer(all: readonly KnownPlace[], counts: Counts): Gazetteer {
  const byPopulation = all.toSorted((a, b) => b.population - a.population || a.id - b.id)
  const found = new Map(counts.map((one) => [nameOf(one), one.caregivers]))
  const entries = byPopulation.map((place) => ({
    ...{ place, city: slug(place.city), county: slug(place.county) },
    caregivers: found.get(nameOf(place)) ?? 0,
  }))
  type Entry = (typeof entries)[number]
  const mostFirst = (some: readonly Entry[]) => some.toSorted((a, b) => b.caregivers - a.caregivers)
  const byCity = new Map<string, Entry[]>()
  for (const entry of mostFirst(entries)) byCity.set(entry.city, [...(byCity.get(entry.city) ?? []), entry])
  const nearly = (name: string, inState: InState = anywhere) =>
    mostFirst(entries.filter(({ place, city }) => inState(place.state) && isNearlyTyped(name, city)))
  /** Whether somebody who types no state rather means the city whose name is a slip away. */
  const meant = (town: KnownPlace, name: string): KnownPlace | undefined => {
    const [best] = found.has(nameOf(town)) ? [] : nearly(name)
    return best && best.caregivers > 0 ? best.place : undefined
  }
  const byZip = new Map(
    byPopulation.toReversed().flatMap((place) => place.zip_codes.map((zip) => [zip, place] as const)),
  )
  const zips = [...byZip.keys()].toSorted()

  const known: Gazetteer = {
    at: (where) =>
      (where.city ? known.city(slug(where.city), where.state) : undefined) ?? known.nearest(where),
    city: (written, state) => {
      const citySlug = nicknames.get(written) ?? written
      const best = byCity.get(citySlug)?.find(({ place }) => state === undefined || place.state === state)
      const town = best ? undefined : zipTown(citySlug, state)
      return best?.place ?? (town && state === undefined ? (meant(town, citySlug) ?? town) : town)
    },
    zip(code) {
      const [place, own] = [byZip.get(code), zipPlace(code)]
      return place ? { ...place, ...(own && pointOf(own)) } : own && townOf(own)
    },
    county: (countySlug, state) =>
      entries
        .filter(({ place, county }) => county === countySlug && place.state === state)
        .map(({ place }) => place),
    nearest(point) {
      let best: { readonly place: KnownPlace; readonly miles: number } | undefined
      for (const place of all) {
        const miles = milesBetween(point, place)
        if (!best || miles < best.miles) best = { place, miles }
      }
      return best?.place
    },
    matching(typed, limit) {
      if (/^\s*\d{1,5}\s*$/.test(typed)) {
        const digits = typed.trim()
        const known = zips
          .filter((zip) => zip.startsWith(digits))
          .slice(0, limit)
          .map((zip) => ({ place: byZip.get(zip)!, zip }))
        if (known.length >= limit) return known
        const others = zipsNamed(digits, limit).filter(({ zip }) => !byZip.has(zip))
        return [...known, ...others.map((row) => ({ place: townOf(row), zip: row.zip }))].slice(0, limit)
      }
      const { name: written, inState } = readTyped(typed)
      if (written === '') return []
      const called = nicknames.get(written)
      const ranked = entries
        .filter(({ place }) => inState(place.state))
        .map((entry) => ({
          ...entry,
          rank: entry.city === called ? 0 : rankOf(written, entry.city, entry.county),
        }))
        .filter(({ rank }) => rank < none)
        .toSorted((a, b) => a.rank - b.rank || (a.rank === 0 ? b.caregivers - a.caregivers : 0))
        .slice(0, limit)
      const listed = ranked.map(({ place }) => place)
      const more: readonly KnownPlace[] =
        listed.length < limit
          ? zipTownsNamed(written, inState)
              .filter(
                ({ city, state }) =>
                  !listed.some((one) => one.state === state && slug(one.city) === slug(city)),
              )
              .slice(0, limit - listed.length)
          : []
      const town = ranked[0]?.rank === 0 || inState !== anywhere ? undefined : zipTown(written)
      const rather = town && meant(town, written)
      const found =
        listed.length + more.length > 0
          ? [...new Set([...(rather ? [rather] : []), ...listed, ...more])]
          : nearly(written, inState).map(({ place }) => place)
      return found.slice(0, limit).map((place) => ({ place, zip: place.zip_codes[0] ?? '' }))
    },
  }
  return known
}

/** A city by its name and state, as `cityCounts` counts it. */
const nameOf = ({ city, state }: { readonly city: string; readonly state: string }) => `${state} ${city}`

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

/** How well a name fits; the smaller the better. */
const none = 4
function rankOf(name: string, city: string, county: string): number {
  if (city === name) return 0
  if (city.startsWith(name)) return 1
  if (city.includes(`-${name}`)) return 2
  return county.startsWith(name.replace(/-county$/, '')) ? 3 : none
}

type InState = (state: string) => boolean
const anywhere: InState = () => true

/** 'Oakland, ca 94601' → the name's slug and which states it may be in. */
function readTyped(typed: string): { name: string; inState: InState } {
  const words = typed.replace(/\d+\s*$/, '')
  const comma = words.indexOf(',')
  if (comma >= 0) {
    const wanted = slug(words.slice(comma + 1))
    const possible = states.entries.filter(
      ({ id, label }) => id.toLowerCase().startsWith(wanted) || slug(label[0]).startsWith(wanted),
    )
    return { name: slug(words.slice(0, comma)), inState: (state) => possible.some(({ id }) => id === state) }
  }
  // 'Portland OR', without its comma: only a whole state code or name, and never the only word.
  const parts = slug(words).split('-')
  for (const count of [1, 2]) {
    const tail = parts.slice(-count).join('-')
    const state = parts.length > count ? stateOf(tail) : undefined
    if (state) return { name: parts.slice(0, -count).join('-'), inState: (one) => one === state }
  }
  return { name: parts.join('-'), inState: anywhere }
}

function stateOf(segment: string): StateCode | undefined {
  return states.ids.find((code) => code.toLowerCase() === segment) ?? stateBySlug(segment)
}
