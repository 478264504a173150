import { slug } from '@homecare/sdk/kit'
import { states, type Place } from '@homecare/sdk/places'
import type { StreetAddress } from '@homecare/sdk/places'
import type { Config } from '../config/config.ts'
import { countyName } from './names.ts'

/** Suggests places for what was typed, a street and its number among it. Rejects when it could not be asked. */
export interface AddressProvider {
  suggest(typed: string, limit: number): Promise<Place[]>
  /** The streets with their numbers among what matches. */
  streets(typed: string, limit: number): Promise<StreetAddress[]>
}

interface AddressProviderOptions {
  /** The provider has failed when it has not answered after so many milliseconds: somebody is typing. */
  readonly answerMs: number
  /** For so many milliseconds after a failure it is not asked again. */
  readonly restMs?: number
}

/**
 * A commercial provider that answers a GET with GeoJSON features, as Geoapify and those that speak Pelias do (Geocode
 * Earth, Stadia Maps). Only places of the US and Puerto Rico are taken from it, each once.
 */
export function webAddresses(
  { url, key }: NonNullable<Config['addresses']>,
  now: () => number,
  { answerMs, restMs = 30_000 }: AddressProviderOptions,
): AddressProvider {
  let restsUntil = 0
  async function ask(typed: string, limit: number): Promise<unknown> {
    const values: Readonly<Record<string, string>> = { text: typed, limit: String(limit), key }
    const address = url.replace(/\{(text|limit|key)\}/g, (_, name: string) =>
      encodeURIComponent(values[name]!),
    )
    const answer = await fetch(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(answerMs),
    })
    if (answer.ok) return answer.json()
    await answer.body?.cancel()
    throw new Refused(answer.status)
  }
  async function read<T>(typed: string, limit: number, parse: (said: unknown) => T[]): Promise<T[]> {
    if (now() < restsUntil) throw new Error('The address provider failed a moment ago')
    try {
      return parse(await ask(typed, limit)).slice(0, limit)
    } catch (error) {
      // What it can make nothing of is one person's text: the others' are asked for as before.
      if (!(error instanceof Refused && error.status === 400)) restsUntil = now() + restMs
      throw error
    }
  }
  return {
    suggest: (typed, limit) => read(typed, limit, placesIn),
    streets: (typed, limit) => read(typed, limit, streetsIn),
  }
}

/** Whether one of these is that very address, however it is capitalised and spaced. */
export function isAmong(
  found: readonly StreetAddress[],
  { address, state, zip_code }: Pick<StreetAddress, 'address' | 'state' | 'zip_code'>,
): boolean {
  const key = slug(address)
  return found.some(
    (one) =>
      slug(one.address) === key && one.state === state && one.zip_code === zip_code.slice(0, 5) && key !== '',
  )
}

class Refused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The address provider refused (${status})`)
    this.status = status
  }
}

const placesIn = (said: unknown): Place[] =>
  eachOnce(featuresIn(said).map(placeOf), ({ city, state, zip_code }) => `${city} ${state} ${zip_code}`)

const streetsIn = (said: unknown): StreetAddress[] =>
  eachOnce(featuresIn(said).map(streetOf), (one) => `${one.address} ${one.city} ${one.state} ${one.zip_code}`)

/** Throws for what is no list of features. */
function featuresIn(said: unknown): Feature[] {
  const { features } = (said ?? {}) as { readonly features?: unknown }
  if (!Array.isArray(features)) throw new Error('The address provider did not answer with features')
  return features.map((feature: unknown) => (feature ?? {}) as Feature)
}

interface Feature {
  readonly properties?: Readonly<Record<string, unknown>> | null
  readonly geometry?: { readonly coordinates?: readonly unknown[] } | null
}

/** What is none of ours is left out. */
function eachOnce<T>(all: readonly (T | null)[], keyOf: (one: T) => string): T[] {
  const found = new Map<string, T>()
  for (const one of all) if (one) found.set(keyOf(one), one)
  return [...found.values()]
}

/** The names that providers have for the parts of an address. */
const names = {
  city: ['city', 'locality', 'localadmin'],
  state: ['state_code', 'region_a'],
  county: ['county'],
  zip: ['postcode', 'postalcode'],
  country: ['country_code', 'country_a'],
  number: ['housenumber'],
  street: ['street'],
} as const

/** A part of an address under the first of its names that has one; empty where none has. */
function part({ properties }: Feature, what: keyof typeof names): string {
  const values = names[what].map((name) => properties?.[name])
  const found = values.find((value) => typeof value === 'string' && value.trim() !== '') as string | undefined
  return found?.trim() ?? ''
}
const countries: Readonly<Record<string, string>> = { us: 'US', usa: 'US', pr: 'PR', pri: 'PR' }

function placeOf(feature: Feature): Place | null {
  const country = countries[part(feature, 'country').toLowerCase()]
  const state = country === 'PR' ? 'PR' : part(feature, 'state').toUpperCase()
  const city = part(feature, 'city')
  const [longitude, latitude] = feature.geometry?.coordinates ?? []
  if (!country || !city || !states.has(state)) return null
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const zip_code = /^\d{5}/.exec(part(feature, 'zip'))?.[0] ?? ''
  return { city, state, county: countyName(part(feature, 'county')), zip_code, latitude, longitude }
}

/** A street with its number and ZIP code, its number where it is written in that country; else null. */
function streetOf(feature: Feature): StreetAddress | null {
  const place = placeOf(feature)
  const [number, street] = [part(feature, 'number'), part(feature, 'street')]
  if (!place?.zip_code || !number || !street) return null
  const { county: _, ...where } = place
  return { address: place.state === 'PR' ? `${street} ${number}` : `${number} ${street}`, ...where }
}
