import * as english from './aboutEnglish.ts'
import * as spanish from './aboutSpanish.ts'
import {
  conditionWords,
  illnesses,
  licenseName,
  type Language,
  type LicenseInitials,
} from '../ground/catalogue.ts'
import type { Random } from '../ground/random.ts'

/** What an introduction may tell. Only sentences that these facts bear out are chosen. */
export interface AboutFacts {
  first: string
  age: number
  gender: 'female' | 'male'
  city: string
  years: number
  is_hcp: boolean
  initials: readonly LicenseInitials[]
  conditions: readonly number[]
  home_support: readonly number[]
  /** Besides English. */
  languages: readonly Language[]
  bilingual: boolean
  full_time: boolean
  part_time: boolean
  short_term: boolean
  nights: boolean
  weekends: boolean
  vaccinated: boolean
  checked: boolean
  housing: 0 | 1 | 2
  miles: number
}

/** A sentence with slots, and who may say it; nobody named means everybody. */
export type Sentence = readonly [text: string, mayBeSaidBy?: (facts: AboutFacts) => boolean]

/** An introduction of three to seven sentences in the caregiver's own voice, at most 2000 characters. */
export function writeAbout(facts: AboutFacts, tongue: 'en' | 'es', random: Random): string {
  const sections = tongue === 'es' ? spanish : english
  const slot = tongue === 'es' ? 1 : 0
  const known = illnesses(facts.conditions).map((id) => conditionWords[id]![slot])
  const sayable = (pool: readonly Sentence[]) =>
    pool.filter(([text, may]) => (!may || may(facts)) && known.length >= needed(text))
  const choose = (pool: readonly Sentence[], count: number) => random.sample(sayable(pool), count)

  const opening = random.pick(sayable(sections.openings))
  const middle = [
    ...choose(sections.doings, random.int(2, 3)),
    ...choose(sections.manners, random.int(1, 2)),
    ...choose(sections.details, random.chance(0.45) ? 1 : 0),
  ]
  const ending = [
    ...choose(sections.practicalities, random.int(0, 2)),
    ...choose(sections.closings, random.chance(0.55) ? 1 : 0),
  ]
  const order = random.chance(0.3) ? random.shuffle(middle) : middle
  const sentences = [opening, ...order, ...ending].map(([text]) => fill(text, facts, known, tongue))
  const breakAfter = sentences.length > 5 && random.chance(0.5) ? random.int(2, 3) : 0
  return sentences
    .map((sentence, index) => sentence + (index === breakAfter - 1 ? '\n\n' : ' '))
    .join('')
    .replaceAll(' \n', '\n')
    .trim()
}

/** How many illnesses a sentence names. */
const needed = (text: string) =>
  text.includes('{c3}') ? 3 : text.includes('{c2}') ? 2 : text.includes('{c1}') ? 1 : 0

function fill(text: string, facts: AboutFacts, known: readonly string[], tongue: 'en' | 'es'): string {
  const lead = facts.initials.find((initials) => initials !== 'CPR') ?? 'CPR'
  const values: Record<string, string> = {
    first: facts.first,
    city: facts.city,
    years: tongue === 'es' ? String(facts.years) : inWords(facts.years),
    Years: capital(inWords(facts.years)),
    miles: String(facts.miles),
    title: facts.is_hcp
      ? licenseName[lead].toLowerCase()
      : lead === 'CPR'
        ? 'caregiver'
        : licenseName[lead].toLowerCase(),
    lead,
    c1: known[0] ?? '',
    c2: known[1] ?? '',
    c3: known[2] ?? '',
    languages: listed(facts.languages),
    language1: facts.languages[0] ?? 'English',
  }
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

function inWords(count: number): string {
  return small[count] ?? String(count)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function listed(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}
