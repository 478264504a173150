import {
  allConditions,
  assistance,
  assistantSkills,
  clinicalSkills,
  everydayConditions,
  isNurse,
  language,
  practicalNurse,
  type Language,
  type LicenseInitials,
} from '../ground/catalogue.ts'
import { heritages, heritageWeights, type Heritage, type HeritageName } from './heritages.ts'
import type { Random } from '../ground/random.ts'
import type { PlaceRow } from '../rows/rows.ts'

/** Who a caregiver is, before any row is written: everything in their rows follows from this. */
export interface Persona {
  first: string
  last: string
  gender: 'female' | 'male'
  age: number
  heritage: HeritageName
  years: number
  is_hcp: boolean
  /** The leading credential first, CPR last. */
  initials: LicenseInitials[]
  /** Besides English. */
  languages: Language[]
  english: boolean
  conditions: number[]
  skills: number[]
  home_support: number[]
  /** Cents an hour. */
  wage: number
  vetted: boolean
  vaccinated: boolean
  full_time: boolean
  part_time: boolean
  housing: 0 | 1 | 2
  miles: number
}

export function drawPersona(place: PlaceRow, random: Random): Persona {
  const heritage = random.weighted(heritageWeights(place.state))
  const pool: Heritage = heritages[heritage]
  const gender = random.chance(0.85) ? 'female' : 'male'
  const age = Math.min(random.int(21, 68), random.int(26, 72))
  const years = Math.max(1, Math.min(age - 20, Math.round(1 + 27 * random.next() ** 1.7)))
  const is_hcp = random.chance(0.3)
  const initials = drawCredentials(place.state, is_hcp, random)
  const languages = pool.speaks.filter(([, share]) => random.chance(share)).map(([name]) => name)
  if (place.state === 'PR' && !languages.includes('Spanish')) languages.push('Spanish')
  const full_time = random.chance(0.6)
  return {
    first: random.pick(gender === 'female' ? pool.female : pool.male),
    last: random.pick(pool.last),
    gender,
    age,
    heritage,
    years,
    is_hcp,
    initials,
    languages,
    english: place.state !== 'PR' || random.chance(0.65),
    conditions: drawConditions(isNurse(initials), years, random),
    skills: drawSkills(is_hcp, initials, random),
    home_support: drawAssistance(is_hcp, random),
    wage: drawWage(place.state, is_hcp, initials[0], years, random),
    vetted: random.chance(0.45),
    vaccinated: random.chance(0.78),
    full_time,
    part_time: !full_time || random.chance(0.35),
    housing: Number(random.weighted({ 1: 62, 2: 28, 0: 10 })) as 0 | 1 | 2,
    miles: Number(random.weighted({ 10: 14, 20: 26, 30: 34, 40: 12, 50: 8, 60: 3, 70: 3 })),
  }
}

export function languageIds(persona: Pick<Persona, 'english' | 'languages'>): number[] {
  const ids = persona.languages.map((name) => language[name] as number)
  return [...new Set(persona.english ? [1, ...ids] : ids)].sort((a, b) => a - b)
}

function drawCredentials(state: string, is_hcp: boolean, random: Random): LicenseInitials[] {
  if (is_hcp) {
    const lead = random.weighted({ CNA: 33, practical: 27, RN: 26, CMA: 8, NP: 6 })
    return [lead === 'practical' ? practicalNurse(state) : lead, 'CPR']
  }
  const out: LicenseInitials[] = []
  const lead = random.weighted({
    HHA: 34,
    CNA: 18,
    HCA: state === 'CA' || state === 'WA' ? 40 : 0,
    none: 34,
    more: 8,
  })
  if (lead === 'more') out.push(random.pick(['MA', 'NHA', 'PTA', 'CPT', 'GCM'] as const))
  else if (lead !== 'none') out.push(lead)
  if (state === 'WA' && lead === 'none' && random.chance(0.5)) out.push('NAR')
  if (random.chance(0.62)) out.push('CPR')
  return out
}

function drawSkills(is_hcp: boolean, initials: readonly LicenseInitials[], random: Random): number[] {
  if (!is_hcp) return []
  return isNurse(initials)
    ? random.sample(clinicalSkills, random.int(5, 11))
    : random.sample(assistantSkills, random.int(3, 6))
}

/** Mentioned first is what the person knows best; rows sort them. */
function drawConditions(nurse: boolean, years: number, random: Random): number[] {
  const count = Math.min(12, 2 + random.int(0, 3) + Math.floor(years / 6))
  const everyday = random.shuffle(random.sample(everydayConditions, count))
  if (!nurse) return everyday
  return [...new Set([...everyday, ...random.sample(allConditions, random.int(1, 4))])]
}

function drawAssistance(is_hcp: boolean, random: Random): number[] {
  const likely: readonly (readonly [number, number])[] = [
    [assistance.bathing, 0.85],
    [assistance.dressing, 0.88],
    [assistance.toileting, 0.8],
    [assistance.medicationReminders, 0.8],
    [assistance.mealPrep, is_hcp ? 0.45 : 0.85],
    [assistance.shopping, is_hcp ? 0.35 : 0.75],
    [assistance.transferring, 0.72],
    [assistance.exercise, 0.6],
    [assistance.transportation, is_hcp ? 0.35 : 0.58],
    [assistance.internet, 0.3],
    [assistance.housekeeping, is_hcp ? 0.3 : 0.78],
    [assistance.petCare, 0.4],
    [assistance.overnight, 0.34],
    [assistance.companionship, 0.86],
  ]
  const chosen = likely.filter(([, share]) => random.chance(share)).map(([id]) => id)
  return chosen.length > 0 ? chosen : [assistance.companionship]
}

/** Dollars an hour by credential: bottom and top for an average state. */
const scale: Readonly<Record<string, readonly [number, number]>> = {
  NP: [56, 68],
  RN: [42, 57],
  LVN: [32, 41],
  LPN: [31, 40],
  CMA: [28, 34],
  CNA: [28, 34],
}
const costOfLiving: Readonly<Record<string, number>> = {
  CA: 1.14,
  NY: 1.12,
  MA: 1.12,
  HI: 1.1,
  WA: 1.1,
  DC: 1.1,
  CO: 1.05,
  NJ: 1.08,
  CT: 1.06,
  OR: 1.05,
  MD: 1.04,
  AK: 1.1,
  PR: 0.84,
  MS: 0.88,
  AL: 0.89,
  LA: 0.9,
  OK: 0.91,
  TN: 0.93,
  TX: 0.95,
  NM: 0.93,
  MO: 0.94,
  OH: 0.95,
  IN: 0.94,
  NC: 0.95,
}

/** An aide asks $16 to $32, a professional $28 to $75, in quarters of a dollar. */
function drawWage(
  state: string,
  is_hcp: boolean,
  lead: string | undefined,
  years: number,
  random: Random,
): number {
  const [bottom, top] = is_hcp
    ? (scale[lead ?? ''] ?? [30, 38])
    : lead && lead !== 'CPR'
      ? [19, 26]
      : [17.5, 23.5]
  const skill = 0.55 * Math.min(1, years / 18) + 0.45 * random.next()
  const dollars = (bottom + (top - bottom) * skill) * (costOfLiving[state] ?? 1)
  const [least, most] = is_hcp ? [28, 75] : [16, 32]
  return Math.round(Math.min(most, Math.max(least, dollars)) * 4) * 25
}
