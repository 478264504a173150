import type { Wishes } from '../search/bestMatch.js'
import { hoursOfSpan, type When } from '../vocabulary/caregivers/when.js'
import type { Job } from '../vocabulary/jobs/entities.js'

/** The job whose wishes a comparison is held against: the family's latest open one, else its latest draft; null without any. */
export function jobToCompare(jobs: readonly Job[]): Job | null {
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
