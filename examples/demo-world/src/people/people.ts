import { relationships, type Relationship } from '../ground/catalogue.ts'
import { heritages, heritageWeights, type Heritage, type HeritageName } from './heritages.ts'
import type { Random } from '../ground/random.ts'
import type { PlaceRow } from '../rows/rows.ts'

/** Somebody who arranges care, and whom for. */
export interface Household {
  first: string
  last: string
  gender: 'female' | 'male'
  age: number
  heritage: HeritageName
  loved: Relationship
  /** Age of the one cared for. */
  lovedAge: number
  conditions: number[]
}

export function drawHousehold(place: PlaceRow, conditions: number[], random: Random): Household {
  const heritage = random.weighted({
    ...heritageWeights(place.state),
    ...(place.state === 'PR' ? {} : { white: 30, chinese: 6, korean: 2 }),
  })
  const pool: Heritage = heritages[heritage]
  const gender = random.chance(0.68) ? 'female' : 'male'
  const loved = random.pick(relationships)
  const spouse = loved.id === 5 || loved.id === 6
  const married = spouse ? (loved.gender === 'female' ? 'male' : 'female') : gender
  const lovedAge = random.int(68, 94)
  return {
    first: random.pick(married === 'female' ? pool.female : pool.male),
    last: random.pick(pool.last),
    gender: married,
    age: spouse
      ? lovedAge - random.int(0, 4)
      : loved.id === 11 || loved.id === 12
        ? lovedAge - random.int(2, 9)
        : Math.max(28, lovedAge - random.int(24, 36)),
    heritage,
    loved,
    lovedAge,
    conditions,
  }
}

/** The words for the one cared for, as slots for texts. `speaker` decides between my and your. */
export function wordsFor(
  household: Household,
  speaker: 'family' | 'caregiver' = 'family',
): Record<string, string> {
  const { loved } = household
  const she = loved.gender === 'female'
  const mine = speaker === 'family'
  return {
    my: `${mine ? 'my' : 'your'} ${loved.word}`,
    my2: `${mine ? 'my' : 'your'} ${loved.word}`,
    My: `${mine ? 'My' : 'Your'} ${loved.word}`,
    person: loved.word,
    pariente: loved.spanish,
    she: she ? 'she' : 'he',
    She: she ? 'She' : 'He',
    her: she ? 'her' : 'him',
    hers: she ? 'her' : 'his',
    herself: she ? 'herself' : 'himself',
    age: String(household.lovedAge),
  }
}

export function fillSlots(text: string, slots: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
  const read = filled.replace(/\ba (?=8|1[18]\b)/g, 'an ')
  return read.charAt(0).toUpperCase() + read.slice(1)
}
