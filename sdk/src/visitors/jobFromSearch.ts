import type { JobFields } from '../families/onboarding.js'
import { savableSearch } from '../search/savedSearch.js'
import { assistance, conditions, languages } from '../vocabulary/caregivers/catalogue.js'
import { partsOfDay } from '../vocabulary/caregivers/freeWeek.js'
import { hoursOfSpan, type When } from '../vocabulary/caregivers/when.js'

/** As much of a job as a search tells: what help, by whom, and when. */
export type SearchedJob = Partial<
  Pick<
    JobFields,
    | 'assistance'
    | 'conditions'
    | 'preferred_languages'
    | 'preferred_gender'
    | 'schedule_type'
    | 'specific_schedule'
    | 'num_days'
  >
>

/**
 * The job that is begun by a search, from its address: its conditions, help, languages and gender, and its days: with hours
 * where parts of the day or a span were asked for, and else as a number of days a week. Nothing for what is no search.
 */
export function jobFromSearch(address: string | null | undefined): SearchedJob {
  const search = typeof address === 'string' ? savableSearch(address) : null
  if (!search) return {}
  const ill = search.conditions.filter((id) => conditions.has(id))
  const help = search.services.filter((id) => assistance.has(id))
  const spoken = search.languages.filter((id) => languages.has(id))
  return {
    ...(ill.length > 0 && { conditions: ill }),
    ...(help.length > 0 && { assistance: help }),
    ...(spoken.length > 0 && { preferred_languages: spoken }),
    ...(search.gender && { preferred_gender: search.gender === 'female' ? 1 : 2 }),
    ...(search.when && scheduleOf(search.when)),
  }
}

function scheduleOf({ days, times }: When): SearchedJob {
  if (times.length === 0) return { schedule_type: 1, num_days: days.length }
  const spans = times.flatMap((time) => {
    const part = partsOfDay.find(time)
    const hours = part ? ([part.from, part.to] as const) : hoursOfSpan(time)
    return hours ? [hours] : []
  })
  return {
    schedule_type: 2,
    specific_schedule: days.flatMap((day_of_week) =>
      spans.map(([from, to]) => ({ day_of_week, start_time: clock(from), end_time: clock(to) })),
    ),
  }
}

/** The end of a day is the next one's beginning. */
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
