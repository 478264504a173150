import { partsOf, recordsIn } from '../kit/shape.js'
import { housing, languages, providerTypes, type HousingId } from '../vocabulary/caregivers/catalogue.js'
import type { JobFit } from '../vocabulary/jobs/entities.js'

/** A caregiver as far as jobs are compared with them: cents an hour, 0 where they have not said. */
export interface JobSeeker {
  readonly provider_types: readonly number[]
  readonly conditions: readonly number[]
  readonly home_support: readonly number[]
  readonly spoken_languages: readonly number[]
  readonly housing: number
  readonly desired_wage: number
}

/** What a job asks for; null is what the caregiver may not read. */
export interface ComparedJob {
  readonly provider_type: number | null
  readonly conditions: readonly number[] | null
  readonly assistance: readonly number[] | null
  readonly preferred_languages: readonly number[] | null
  readonly housing: number
  readonly wage_min: number | null
  readonly wage_max: number | null
}

/**
 * Why a job fits a caregiver, and where in part: conditions that they know, languages besides English, the help that is
 * asked for, living in, and the pay. What fits comes first. Of what the job does not ask for, and of what they have not
 * said, nothing is said. None of it keeps anybody from a job but this: work for a nurse is told to who is none as such.
 */
export function whyJobFits(job: ComparedJob | null, caregiver: JobSeeker | null): JobFit[] {
  const asked = partsOf(job)
  const own = partsOf(caregiver)
  const found: JobFit[] = []
  const add = (about: JobFit['about'], fits: boolean, ids: number[]) => found.push({ about, fits, ids })

  if (asked.provider_type === nursing && !numbers(own.provider_types).includes(nursing))
    add('profession', false, [nursing])

  const ill = numbers(asked.conditions)
  const known = ill.filter((id) => numbers(own.conditions).includes(id))
  if (ill.length > 0) add('conditions', known.length > 0, known.length > 0 ? known : ill)

  const named = numbers(asked.preferred_languages).filter((id) => id !== english)
  const spoken = named.filter((id) => numbers(own.spoken_languages).includes(id))
  const foreign = named.filter((id) => !spoken.includes(id))
  if (spoken.length > 0) add('languages', true, spoken)
  if (foreign.length > 0) add('languages', false, foreign)

  const tasks = numbers(asked.assistance)
  const missing = tasks.filter((id) => !numbers(own.home_support).includes(id))
  if (tasks.length > 0) add('help', missing.length === 0, missing.length === 0 ? tasks : missing)

  if (typeof asked.housing === 'number' && asked.housing !== either && own.housing !== either)
    if (housing.has(own.housing)) add('housing', asked.housing === own.housing, [asked.housing])

  const pay = asked.wage_max ?? asked.wage_min
  if (typeof pay === 'number' && typeof own.desired_wage === 'number' && own.desired_wage > 0)
    add('pay', own.desired_wage <= pay, [])
  return [...found.filter(({ fits }) => fits), ...found.filter(({ fits }) => !fits)]
}

/**
 * What makes a caregiver's profile take such jobs too, as it is sent, where a preference of theirs is all or part of why
 * a job fits in part: whether they live with the family. Null where none is: what they know and what they charge are no
 * preferences.
 */
export function takingJobsToo(
  why: readonly JobFit[] | null | undefined,
): { readonly housing: HousingId } | null {
  const isOutside = recordsIn(why).some(({ about, fits }) => about === 'housing' && !fits)
  return isOutside ? { housing: either } : null
}

const nursing = providerTypes.get(2).id
const english = languages.get(1).id
const either = housing.get(2).id
const numbers = (list: unknown): number[] =>
  Array.isArray(list) ? [...new Set(list.filter((id): id is number => typeof id === 'number'))] : []
