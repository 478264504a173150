import { relationships } from '../ground/catalogue.ts'
import { addDays } from '../ground/days.ts'
import { heritages, heritageWeights } from '../people/heritages.ts'
import type { Heroine } from './heroines.ts'
import { FIRST_FAMILY_ID } from '../ground/accounts.ts'
import type { Persona } from '../people/persona.ts'
import type { Random } from '../ground/random.ts'
import { fair, good, praise, praiseInSpanish } from './reviewTexts.ts'
import type { PlaceRow, ReviewRow } from '../rows/rows.ts'

interface Reviewed {
  persona: Persona
  place: PlaceRow
  caregiverId: number
  firstRow: number
  joinedDaysAgo: number
  heroine?: Heroine
  today: string
}

const MOST = 42
/** Days within which our team has read a review. */
const longestWait = 5

/** Newest first. Many have none or a few, some have dozens; mostly four and five stars. */
export function writeReviews(who: Reviewed, random: Random): ReviewRow[] {
  const ratings = who.heroine?.ratings ?? drawRatings(who, random)
  const spanish = who.place.state === 'PR'
  const used = new Set<string>()
  const span = Math.max(6, who.joinedDaysAgo - 5)
  const days = ratings.map(() => random.int(3, span)).sort((a, b) => a - b)
  return ratings.map((rating, i) => {
    const written = who.heroine?.reviews[i]
    return {
      id: who.firstRow + i,
      caregiver_id: who.caregiverId,
      reviewer_id: written?.reviewer === 'Carol I.' ? FIRST_FAMILY_ID : null,
      reviewer: written?.reviewer ?? reviewer(who.place.state, random),
      review_text: written?.text ?? compose(rating, who.persona, spanish, used, random),
      rating,
      // What waits to be read was written lately.
      approved: who.heroine !== undefined || random.chance(0.97) || days[i]! > longestWait,
      created: addDays(who.today, -days[i]!),
    }
  })
}

function drawRatings({ persona, joinedDaysAgo }: Reviewed, random: Random): (3 | 4 | 5)[] {
  if (random.chance(persona.vetted ? 0.14 : 0.4)) return []
  const years = Math.min(1, joinedDaysAgo / 900)
  const count = Math.min(MOST, 1 + Math.floor((1 + 34 * random.next() ** 4) * (0.3 + years)))
  const warm = 0.58 + 0.34 * random.next()
  return Array.from({ length: count }, () => (random.chance(warm) ? 5 : random.chance(0.8) ? 4 : 3))
}

function reviewer(state: string, random: Random): string {
  const pool = heritages[random.weighted(heritageWeights(state))]
  const first: string = random.chance(0.7) ? random.pick<string>(pool.female) : random.pick<string>(pool.male)
  return `${first} ${random.pick<string>(pool.last).charAt(0)}.`
}

function compose(
  rating: 3 | 4 | 5,
  persona: Persona,
  spanish: boolean,
  used: Set<string>,
  random: Random,
): string {
  const pool =
    rating === 3 ? fair : rating === 4 ? good : spanish && random.chance(0.7) ? praiseInSpanish : praise
  const fresh = pool.filter(
    (text) => !used.has(text) && (persona.gender === 'female' || !text.startsWith('La ')),
  )
  const count = rating === 5 ? Number(random.weighted({ 1: 45, 2: 40, 3: 15 })) : 1
  const chosen = random.shuffle(random.sample(fresh.length >= count ? fresh : pool, count))
  for (const text of chosen) used.add(text)
  const loved = random.pick(relationships)
  const she = loved.gender === 'female'
  const they = persona.gender === 'female' ? ['she', 'her', 'her'] : ['he', 'him', 'his']
  const slots: Record<string, string> = {
    first: persona.first,
    my: `my ${loved.word}`,
    My: `My ${loved.word}`,
    person: loved.word,
    pariente: loved.spanish,
    she: she ? 'she' : 'he',
    her: she ? 'her' : 'him',
    hers: she ? 'her' : 'his',
    they: they[0]!,
    They: they[0] === 'she' ? 'She' : 'He',
    them: they[1]!,
    their: they[2]!,
  }
  return chosen.join(' ').replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
}
