import type { Client } from '../client/client.js'
import type { IdOf } from '../kit/catalogue.js'
import { slug } from '../kit/slug.js'
import { isNearlyTyped } from '../kit/strings/nearlyTyped.js'
import { findLocations } from '../places/calls.js'
import { assistance, conditions, languages, type LanguageId } from '../vocabulary/caregivers/catalogue.js'
import { stateBySlug, type StateCode } from '../vocabulary/places/states.js'
import type { SearchAddress } from './searchAddress.js'

/** What was typed where a place is asked for: needs that are filters, and the rest, which is a place or nothing. */
interface TypedNeeds {
  readonly conditions: readonly number[]
  readonly languages: readonly number[]
  /** Help that is wanted. */
  readonly services: readonly number[]
  readonly rest: string
}

/** Words of a name that say nothing by themselves: 'Parkinson’s' is enough for 'Parkinson’s Disease'. */
const saysNothing = new Set(
  'disease disorders care recovery and the enfermedad trastornos cuidados recuperacion de del la los y'.split(
    ' ',
  ),
)
/** Words between needs and a place, which are neither. */
const between = new Set(
  'a after and assistance at ayuda care caregiver caregivers con cerca cuidador cuidadora cuidadores de en for habla help i in looking my near need needs or para post que recovery someone speaking speaks support that the who with y'.split(
    ' ',
  ),
)

/** How else people write what a catalogue names, as `slug` makes it. */
const alsoWritten: {
  readonly conditions: Readonly<Record<string, IdOf<typeof conditions>>>
  readonly languages: Readonly<Record<string, LanguageId>>
  readonly services: Readonly<Record<string, IdOf<typeof assistance>>>
} = {
  conditions: {
    ...{
      alzheimer: 2,
      parkinson: 12,
      ms: 9,
      als: 1,
      hiv: 18,
      aids: 18,
      vih: 18,
      sida: 18,
      diabetic: 6,
      diabetico: 6,
    },
    ...{
      'post-surgery': 13,
      'heart-disease': 5,
      ventilator: 26,
      tracheotomy: 26,
      derrame: 17,
      'memory-loss': 20,
    },
  },
  languages: {
    mandarin: 15,
    chinese: 15,
    chino: 15,
    farsi: 16,
    filipino: 21,
    'sign-language': 2,
    castellano: 20,
  },
  services: {
    ...{ bath: 1, shower: 1, bano: 1, dressing: 2, grooming: 2, toilet: 3, medication: 4, medications: 4 },
    ...{ cooking: 5, meals: 5, cocinar: 5, groceries: 6, shopping: 6, errands: 6, mobility: 7 },
    ...{
      transfers: 7,
      lifting: 7,
      rides: 9,
      driving: 9,
      driver: 9,
      transporte: 9,
      cleaning: 11,
      limpieza: 11,
    },
    ...{ pets: 12, dog: 12, overnight: 13, overnights: 13, companion: 14, compania: 14 },
  },
}

type Kind = keyof typeof alsoWritten
type Names = ReadonlyMap<string, readonly [Kind, number]>

let known: Names | undefined

/** Needs by each name that people may write, as `slug` makes it. Read once, at the first question. */
function names(): Names {
  if (known) return known
  const all = new Map<string, readonly [Kind, number]>()
  for (const [kind, entries] of [
    ['conditions', conditions.entries],
    ['languages', languages.entries],
    ['services', assistance.entries],
  ] as const)
    for (const { id, label } of entries)
      for (const name of label.map(slug)) {
        const short = name.split('-').filter((word) => !saysNothing.has(word))
        for (const written of [name, short.join('-')]) if (written) all.set(written, [kind, id])
      }
  for (const kind of ['conditions', 'languages', 'services'] as const)
    for (const [written, id] of Object.entries(alsoWritten[kind])) all.set(written, [kind, id])
  return (known = all)
}

/**
 * Needs among what was typed where a place is asked for, in either language: 'alzheimers oakland spanish' is a condition, a language
 * and a place. Null where nothing of it is a need. To be asked of what is no place as a whole: 'Spanish Fork' is a town.
 */
export function readTypedNeeds(typed: string): TypedNeeds | null {
  if (typeof typed !== 'string') return null
  const words = typed.split(/[\s,;]+/).filter((word) => slug(word) !== '')
  const found: Record<Kind, Set<number>> = {
    conditions: new Set(),
    languages: new Set(),
    services: new Set(),
  }
  const rest: string[] = []
  for (let at = 0; at < words.length;) {
    const [count, need] = needAt(words, at)
    if (need) found[need[0]].add(need[1])
    else rest.push(words[at]!)
    at += count
  }
  if (Object.values(found).every(({ size }) => size === 0)) return null
  const { conditions: some, languages: tongues, services } = found
  return { conditions: [...some], languages: [...tongues], services: [...services], rest: placeAmong(rest) }
}

/** No name of the catalogues has more words. */
const mostWords = 8

/** The need that begins here and of how many words it is, the most first; one word that is none where none begins. */
function needAt(
  words: readonly string[],
  at: number,
): readonly [count: number, need?: readonly [Kind, number]] {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count--) {
    const need = names().get(slug(words.slice(at, at + count).join(' ')))
    if (need) return [count, need]
  }
  const word = slug(words[at]!)
  if (word.length < shortestMistyped) return [1]
  for (const [name, need] of names()) if (isNearlyTyped(word, name)) return [1, need]
  return [1]
}

/** A name that is a slip of the hand away is taken for a need from so many signs on: shorter ones are too much like others. */
const shortestMistyped = 7

/** What is left of words without those before and after it that say nothing of a place. */
function placeAmong(words: readonly string[]): string {
  const isNamed = (word: string) => !between.has(slug(word))
  return words.slice(words.findIndex(isNamed), words.findLastIndex(isNamed) + 1).join(' ')
}

/**
 * What somebody meant whose words are no place as a whole: the same search with their needs as filters, at the place that the
 * rest names (`placeIn`). Null where nothing is understood.
 */
export async function understandTyped(
  care: Client,
  search: SearchAddress,
  options: { readonly signal?: AbortSignal } = {},
): Promise<SearchAddress | null> {
  const { typed } = search.place
  if (typed === undefined) return null
  const needs = readTypedNeeds(typed)
  const meant: SearchAddress = {
    ...search,
    conditions: joined(search.conditions, needs?.conditions),
    languages: joined(search.languages, needs?.languages),
    services: joined(search.services, needs?.services),
    page: 1,
  }
  const rest = needs ? needs.rest : placeAmong(typed.split(/\s+/))
  if (rest === '') return needs ? { ...meant, place: {} } : null
  const place = await placeIn(care, rest, options)
  return place ? { ...meant, place: { state: place.state as StateCode, city: slug(place.city) } } : null
}

/** So many words before and after a place may be of a street or a part of a city. */
const mostAround = 5

/**
 * The place that is suggested first for what was typed; else of the ZIP code in it, as of an address; else the city that it ends
 * or begins with, as where a part of a city is named: 'Rockridge, Oakland'.
 */
async function placeIn(care: Client, typed: string, options: { readonly signal?: AbortSignal }) {
  const first = async (words: string) =>
    (await care.call(findLocations, { body: { location_str: words, limit: 1 } }, options))[0]
  const zip = /\b\d{5}\b(?=\D*$)/.exec(typed)?.[0]
  const found = (zip ? await first(zip) : undefined) ?? (await first(typed))
  if (found) return found
  const words = typed.split(/[\s,]+/).filter(Boolean)
  const around = Math.min(mostAround, words.length - 1)
  const parts = Array.from({ length: around }, (_, at) =>
    words.slice(Math.max(0, words.length - around) + at),
  )
  const heads = Array.from({ length: Math.min(2, around) }, (_, at) => words.slice(0, words.length - 1 - at))
  for (const part of [...parts, ...heads]) {
    const place = await first(part.join(' '))
    if (place && isCity(part, place)) return place
  }
  return undefined
}

/** Whether words are a city's name and no more, its state aside. */
function isCity(words: readonly string[], { city }: { readonly city: string }): boolean {
  const name = slug(words.join(' '))
  return (
    name === slug(city) ||
    (name.startsWith(`${slug(city)}-`) && stateBySlug(name.slice(slug(city).length + 1)) !== undefined)
  )
}

const joined = (chosen: readonly number[], more: readonly number[] = []): number[] => [
  ...new Set([...chosen, ...more]),
]
