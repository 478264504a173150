import { states, type Place } from '@homecare/sdk'
import type { Config } from '../config/config.ts'
import { countyName } from './census/names.ts'

/** Suggests places for what was typed, a street and its number among it. Rejects when it could not be asked. */
export interface AddressProvider {
  suggest(typed: string, limit: number): Promise<Place[]>
}

export interface AddressProviderOptions {
  /** The provider has failed when it has not answered after so many milliseconds: somebody is typing. */
  readonly answerMs?: number
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
  { answerMs = 1500, restMs = 30_000 }: AddressProviderOptions = {},
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
  return {
    async suggest(typed, limit) {
      if (now() < restsUntil) throw new Error('The address provider failed a moment ago')
      try {
        return placesIn(await ask(typed, limit)).slice(0, limit)
      } catch (error) {
        // What it can make nothing of is one person's text: the others' are asked for as before.
        if (!(error instanceof Refused && error.status === 400)) restsUntil = now() + restMs
        throw error
      }
    },
  }
}

class Refused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The address provider refused (${status})`)
    this.status = status
  }
}

/** Throws for what is no list of features; a feature that is no place of ours is left out. */
function placesIn(said: unknown): Place[] {
  const { features } = (said ?? {}) as { readonly features?: unknown }
  if (!Array.isArray(features)) throw new Error('The address provider did not answer with features')
  const found = new Map<string, Place>()
  for (const feature of features) {
    const place = placeOf(feature)
    if (place) found.set(`${place.city} ${place.state} ${place.zip_code}`, place)
  }
  return [...found.values()]
}

/** The names that providers have for the parts of an address. */
const names = {
  city: ['city', 'locality', 'localadmin'],
  state: ['state_code', 'region_a'],
  county: ['county'],
  zip: ['postcode', 'postalcode'],
  country: ['country_code', 'country_a'],
} as const
const countries: Readonly<Record<string, string>> = { us: 'US', usa: 'US', pr: 'PR', pri: 'PR' }

function placeOf(feature: unknown): Place | null {
  const { properties, geometry } = (feature ?? {}) as {
    readonly properties?: Readonly<Record<string, unknown>> | null
    readonly geometry?: { readonly coordinates?: readonly unknown[] } | null
  }
  const part = (what: keyof typeof names) => {
    const values = names[what].map((name) => properties?.[name])
    return (
      values.find((value) => typeof value === 'string' && value.trim() !== '') as string | undefined
    )?.trim()
  }
  const country = countries[part('country')?.toLowerCase() ?? '']
  const state = country === 'PR' ? 'PR' : part('state')?.toUpperCase()
  const city = part('city')
  const [longitude, latitude] = geometry?.coordinates ?? []
  if (!country || !city || !state || !states.has(state)) return null
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  const zip_code = /^\d{5}/.exec(part('zip') ?? '')?.[0] ?? ''
  return { city, state, county: countyName(part('county') ?? ''), zip_code, latitude, longitude }
}
