import { assistance, conditions, languages } from '../../vocabulary/caregivers/catalogue.js'
import { partsOf } from '../../kit/shape.js'
import { message, type Sayable, type Text } from '../../kit/text.js'
import { whyTheyFitTexts as words } from './whyTheyFitTexts.js'

/** A reason for or against a caregiver for a job, in few words. */
export interface FitReason {
  readonly fits: boolean
  readonly says: Sayable
  /** What it is about, where the words do not say it by themselves: 'Spanish'. */
  readonly about?: Text
}

interface Person {
  readonly conditions?: readonly number[] | null
  readonly home_support?: readonly number[] | null
  readonly spoken_languages?: readonly number[] | null
  readonly desired_wage?: number | null
  readonly vetted?: boolean | null
}
interface Wanted {
  readonly conditions?: readonly number[] | null
  readonly assistance?: readonly number[] | null
  readonly preferred_languages?: readonly number[] | null
  readonly wage_max?: number | null
}

const english = languages.get(1).id
/** Conditions that are named one by one. */
const conditionsNamed = 2

/**
 * Why a caregiver fits a job of a family, and where in part: conditions that they know, languages that were asked for
 * besides English, how much of the help they give, whether they are vetted, and a rate above what the job pays. What fits
 * comes first. Of what the job does not ask for, nothing is said.
 */
export function whyTheyFit(caregiver: Person | null, job: Wanted | null): FitReason[] {
  const person = partsOf(caregiver)
  const { conditions: ill, assistance: tasks, preferred_languages, wage_max } = partsOf(job)
  const reasons: FitReason[] = []
  const knows = new Set(numbers(person.conditions))
  const speaks = new Set(numbers(person.spoken_languages))
  const helps = new Set(numbers(person.home_support))

  const asked = numbers(ill).filter((id) => conditions.has(id))
  const known = asked.filter((id) => knows.has(id))
  for (const id of known.slice(0, conditionsNamed)) add(true, conditions.find(id)?.label)
  if (asked.length > 0 && known.length === 0) add(false, words.noneOfConditions)

  for (const id of numbers(preferred_languages)) {
    const label = languages.find(id)?.label
    if (!label || id === english) continue
    if (speaks.has(id)) add(true, label)
    else reasons.push({ fits: false, says: words.notNamed, about: label })
  }

  const wanted = numbers(tasks).filter((id) => assistance.has(id))
  const given = wanted.filter((id) => helps.has(id))
  if (wanted.length > 0 && given.length === wanted.length) add(true, words.allHelp)
  else if (wanted.length > 0) add(false, message(words.someHelp, { count: given.length, of: wanted.length }))

  if (person.vetted === true) add(true, words.vetted)
  const rate = person.desired_wage
  if (typeof rate === 'number' && typeof wage_max === 'number' && rate > wage_max) add(false, words.asksMore)
  return [...reasons.filter(({ fits }) => fits), ...reasons.filter(({ fits }) => !fits)]

  function add(fits: boolean, says: Sayable | undefined): void {
    if (says) reasons.push({ fits, says })
  }
}

const numbers = (list: unknown): number[] =>
  Array.isArray(list) ? [...new Set(list.filter((id): id is number => typeof id === 'number'))] : []
