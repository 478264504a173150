import type { PagePath, PageHref } from '../vocabulary/addresses/href.js'
import { hoursOfSpan, type When } from '../vocabulary/caregivers/when.js'
import type { Job } from '../vocabulary/jobs/entities.js'
import type { Wishes } from '../search/bestMatch.js'
import { comparedLimits } from './limits.js'

const page: PagePath = '/caregivers-search/compare'

/**
 * Who is compared, by the query of an address: `with=51,52`, or `with=51&with=52`, in that order and each once. More than
 * `comparedLimits.most` are cut off; what is no number of a caregiver is passed over.
 */
export function readCompared(query: URLSearchParams): number[] {
  const ids = query
    .getAll('with')
    .flatMap((part) => part.split(','))
    .flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : []))
  return [...new Set(ids)].slice(0, comparedLimits.most)
}

/** The address of a comparison. */
export function compareHref(ids: readonly number[]): PageHref {
  return ids.length > 0 ? `${page}?with=${ids.join(',')}` : page
}

/** Whether so many can be compared; 'few' or 'many' says what is wrong. */
export function comparedFit(count: number): 'ok' | 'few' | 'many' {
  return count < comparedLimits.least ? 'few' : count > comparedLimits.most ? 'many' : 'ok'
}

/** The job whose wishes a comparison is held against: the family's latest open one, else its latest draft; null without any. */
export function comparedJob(jobs: readonly Job[]): Job | null {
  const latest = jobs.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
  return (
    latest.find(({ status }) => status === 'open') ?? latest.find(({ status }) => status === 'draft') ?? null
  )
}

/** What a job asks for, as a search asks: conditions, help, languages, and its days with their hours where all have the same. */
export function wishesOfJob({
  conditions,
  assistance,
  preferred_languages,
  schedule,
}: Pick<Job, 'conditions' | 'assistance' | 'preferred_languages' | 'schedule'>): Wishes {
  return {
    conditions: [...new Set(conditions)],
    home_support: [...new Set(assistance)],
    spoken_languages: [...new Set(preferred_languages)],
    schedule: [],
    when: whenOf(schedule),
  }
}

/** Hours that are begun count as whole ones. */
function whenOf(schedule: Job['schedule']): When | null {
  const days = [...new Set(schedule.map(({ day_of_week }) => day_of_week))]
    .filter((day) => Number.isInteger(day) && day >= 0 && day <= 6)
    .toSorted()
  if (days.length === 0) return null
  const spans = schedule.map(({ start_time, end_time }) => {
    const [from, to] = [hourOf(start_time), hourOf(end_time)]
    return `${Math.floor(from)}-${Math.ceil(to) || 24}`
  })
  const [span = '', ...others] = new Set(spans)
  return { days, times: others.length === 0 && hoursOfSpan(span) ? [span] : [] }
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

/** Whether all cells of a row say the same, so that the row need not draw the eye. One person alone agrees with nobody. */
export function isAlike(cells: readonly (readonly string[])[]): boolean {
  const [first, ...others] = cells.map((lines) => JSON.stringify(lines))
  return others.length > 0 && others.every((cell) => cell === first)
}
