import { isApiDate } from '../kit/dates/dates.js'
import { isRecord, partsOf, textOf } from '../kit/shape.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import { educationDay, educationYears } from '../vocabulary/caregivers/constants.js'
import { hasListedId, type ChosenOrg } from '../partners/organizations.js'
import { recordTexts } from '../caregivers/recordTexts.js'

/** What the education editor holds. Years as numbers, null while open; `major` may stay empty. */
export interface EducationForm {
  readonly school: ChosenOrg | null
  readonly major: string
  readonly from_year: number | null
  readonly to_year: number | null
  readonly city: string
  readonly state: string
  readonly country: string
}

/** What the editor begins with. */
export function emptyEducation(thisYear: number): EducationForm {
  return { school: null, major: '', from_year: thisYear, to_year: null, city: '', state: '', country: 'US' }
}

/** Years it may have begun in: next year first, then seventy years back from there. */
export function fromYears(thisYear: number): number[] {
  if (!isYear(thisYear)) return []
  const first = thisYear + educationYears.fromAhead
  return Array.from({ length: educationYears.fromBack + 1 }, (_, back) => first - back)
}

/** Years it may have ended in: from the from-year on, up to seven years ahead of this one. */
export function toYears(fromYear: number | null, thisYear: number): number[] {
  if (!isYear(thisYear)) return []
  const last = thisYear + educationYears.toAhead
  const earliest = thisYear + educationYears.fromAhead - educationYears.fromBack
  const first = isYear(fromYear) ? Math.max(fromYear, earliest) : earliest
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, ahead) => first + ahead)
}

/** The day a year is kept as, January 1st; null for what is no year from 1 to 9999. */
export function yearToDay(year: unknown): string | null {
  return isYear(year) ? `${String(year).padStart(4, '0')}-${educationDay}` : null
}

/** The year of a day; null for what is no day. */
export function yearOf(day: unknown): number | null {
  return isApiDate(day) ? Number(day.slice(0, 4)) : null
}

/** What keeps an education record from being saved, by field; empty when it may be. */
export function educationErrors(form: EducationForm): { school?: Text; from_year?: Text; to_year?: Text } {
  const { school, from_year, to_year } = isRecord(form)
    ? (form as unknown as EducationForm)
    : ({} as EducationForm)
  return {
    ...(textOf(school?.name) === '' && { school: recordTexts.schoolRequired }),
    ...(!isYear(from_year) && { from_year: recordTexts.fromRequired }),
    ...(isYear(from_year) && isYear(to_year) && to_year < from_year && { to_year: recordTexts.toBeforeFrom }),
  }
}

/** The record as it is sent; null while `educationErrors` objects. A listed school brings its own location. */
export function educationBody(form: EducationForm) {
  if (Object.keys(educationErrors(form)).length > 0) return null
  const { school } = form
  const place = hasListedId(school) ? school : form
  return {
    school_id: hasListedId(school) ? school.id : null,
    college: textOf(school?.name),
    major: textOf(form.major) || null,
    city: textOf(place.city),
    state: textOf(place.state),
    country: textOf(form.country) || 'US',
    start_date: yearToDay(form.from_year) as string,
    end_date: yearToDay(form.to_year),
  }
}

/** What keeps a record from being kept, by the names of the call: its years must be among those that are offered. */
export function educationDraftErrors(
  draft: {
    readonly college: string
    readonly start_date: string
    readonly end_date?: string | null | undefined
  },
  thisYear: number,
): { college?: Text; start_date?: Text; end_date?: Text } {
  const { college, start_date, end_date } = partsOf(draft)
  const from = yearOf(start_date)
  const to = yearOf(end_date)
  const begins = from !== null && fromYears(thisYear).includes(from)
  return {
    ...(textOf(college) === '' && { college: recordTexts.schoolRequired }),
    ...(!begins && { start_date: recordTexts.fromRequired }),
    ...(begins &&
      to !== null &&
      !toYears(from, thisYear).includes(to) && {
        end_date: to < from ? recordTexts.toBeforeFrom : recordTexts.toTooLate,
      }),
  }
}

/**
 * The years of a record as one line: '2010 – 2014', '2010' where both are the same, '2010 – Present' without an
 * end; null where nothing is known.
 */
export function yearRange(start: unknown, end: unknown): Text | BoundText | null {
  const from = yearOf(start)
  const to = yearOf(end)
  if (from === null) return to === null ? null : [String(to), String(to)]
  if (to === null) return message(recordTexts.yearsToPresent, { from })
  return from === to ? [String(to), String(to)] : message(recordTexts.years, { from, to })
}

function isYear(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 9999
}
