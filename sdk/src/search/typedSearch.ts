import type { Client } from '../client/client.js'
import type { IdOf } from '../kit/catalogue.js'
import { slug } from '../kit/slug.js'
import { findLocations } from '../places/calls.js'
import { conditions, languages, type LanguageId } from '../vocabulary/caregivers/catalogue.js'
import type { StateCode } from '../vocabulary/places/states.js'
import type { SearchAddress } from './searchAddress.js'

/** What was typed where a place is asked for: needs that are filters, and the rest, which is a place or nothing. */
interface TypedNeeds {
  readonly conditions: readonly number[]
  readonly languages: readonly number[]
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
  'a and at care caregiver caregivers con cerca cuidador cuidadora cuidadores de en for habla in near or para que speaking speaks that the who with y'.split(
    ' ',
  ),
)

/** How else people write what a catalogue names, as `slug` makes it. */
const alsoWritten: {
  readonly conditions: Readonly<Record<string, IdOf<typeof conditions>>>
  readonly languages: Readonly<Record<string, LanguageId>>
} = {
  conditions: {
    ...{ alzheimer: 2, parkinson: 12, hiv: 18, aids: 18, vih: 18, sida: 18, diabetic: 6, diabetico: 6 },
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
  ] as const)
    for (const { id, label } of entries)
      for (const name of label.map(slug)) {
        const short = name.split('-').filter((word) => !saysNothing.has(word))
        for (const written of [name, short.join('-')]) if (written) all.set(written, [kind, id])
      }
  for (const kind of ['conditions', 'languages'] as const)
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
  const found: Record<Kind, Set<number>> = { conditions: new Set(), languages: new Set() }
  const rest: string[] = []
  for (let at = 0; at < words.length;) {
    const count = lengthOfNeed(words, at)
    if (count === 0) rest.push(words[at++]!)
    else {
      const [kind, id] = names().get(slug(words.slice(at, at + count).join(' ')))!
      found[kind].add(id)
      at += count
    }
  }
  if (found.conditions.size + found.languages.size === 0) return null
  while (rest.length > 0 && between.has(slug(rest[0]!))) rest.shift()
  while (rest.length > 0 && between.has(slug(rest.at(-1)!))) rest.pop()
  return { conditions: [...found.conditions], languages: [...found.languages], rest: rest.join(' ') }
}

/** No name of the catalogues has more words. */
const mostWords = 8

/** Of how many words from here on a need is made, the most first; 0 where none begins here. */
function lengthOfNeed(words: readonly string[], at: number): number {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count--)
    if (names().has(slug(words.slice(at, at + count).join(' ')))) return count
  return 0
}

/**
 * What somebody meant whose words are no place as a whole: the same search with their needs as filters, at the place that is
 * suggested first for the rest. Null where nothing is understood.
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
    page: 1,
  }
  const rest = needs ? needs.rest : typed
  if (rest === '') return { ...meant, place: {} }
  const [place] = await care.call(findLocations, { body: { location_str: rest, limit: 1 } }, options)
  return place ? { ...meant, place: { state: place.state as StateCode, city: slug(place.city) } } : null
}

const joined = (chosen: readonly number[], more: readonly number[] = []): number[] => [
  ...new Set([...chosen, ...more]),
]
