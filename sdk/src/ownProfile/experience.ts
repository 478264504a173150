import { daysBetween, isApiDate } from '../kit/dates/dates.js'
import { isRecord, partsOf, recordsIn, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { hasListedId, type ChosenOrg } from '../partners/organizations.js'
import { recordTexts } from '../caregivers/recordTexts.js'

/** What the experience editor holds; days as calls have them, empty while open, anything else while half chosen. */
export interface ExperienceForm {
  readonly business: ChosenOrg | null
  readonly position: string
  readonly description: string
  readonly start_date: string
  readonly end_date: string
  readonly still_working: boolean
  readonly city: string
  readonly state: string
  readonly country: string
}

/** What the editor begins with. */
export const emptyExperience: ExperienceForm = {
  business: null,
  position: '',
  description: '',
  start_date: '',
  end_date: '',
  still_working: false,
  city: '',
  state: '',
  country: 'US',
}

/** Whether the end may be entered: not while 'Still working here' is checked. */
export function isEndDisabled(form: Pick<ExperienceForm, 'still_working'>): boolean {
  return form?.still_working === true
}

/** What keeps an experience record from being saved, by field: it needs an employer and a job title, no dates. */
export function experienceErrors(form: ExperienceForm): {
  business?: Text
  position?: Text
  start_date?: Text
  end_date?: Text
} {
  const { business, position, start_date, end_date, still_working } = isRecord(form)
    ? (form as unknown as ExperienceForm)
    : emptyExperience
  const end = still_working ? '' : textOf(end_date)
  const starts = isApiDate(start_date)
  return {
    ...(textOf(business?.name) === '' && { business: recordTexts.employerRequired }),
    ...(textOf(position) === '' && { position: recordTexts.positionRequired }),
    ...(!starts && textOf(start_date) !== '' && { start_date: recordTexts.monthAndYear }),
    ...(!isApiDate(end)
      ? end !== '' && { end_date: recordTexts.monthAndYear }
      : starts && end < start_date && { end_date: recordTexts.toBeforeFrom }),
  }
}

/** The record as it is sent, with no end while still working; null while `experienceErrors` objects. */
export function experienceBody(form: ExperienceForm) {
  if (Object.keys(experienceErrors(form)).length > 0) return null
  const { business } = form
  const place = hasListedId(business) ? business : form
  return {
    business_id: hasListedId(business) ? business.id : null,
    company_name: textOf(business?.name),
    position: textOf(form.position),
    description: textOf(form.description),
    city: textOf(place.city),
    state: textOf(place.state),
    country: textOf(form.country) || 'US',
    start_date: form.start_date || null,
    end_date: !isEndDisabled(form) && isApiDate(form.end_date) ? form.end_date : null,
  }
}

/** What keeps a record from being kept, by the names of the call. `today` is a day: work that is to come is none yet. */
export function experienceDraftErrors(
  draft: {
    readonly company_name: string
    readonly position: string
    readonly start_date?: string | null | undefined
    readonly end_date?: string | null | undefined
  },
  today: string,
): { company_name?: Text; position?: Text; start_date?: Text; end_date?: Text } {
  const { company_name, position, ...days } = partsOf(draft)
  const [start, end] = [textOf(days.start_date), textOf(days.end_date)]
  return {
    ...(textOf(company_name) === '' && { company_name: recordTexts.employerRequired }),
    ...(textOf(position) === '' && { position: recordTexts.positionRequired }),
    ...(start > textOf(today) && { start_date: recordTexts.fromInFuture }),
    ...(end && end < start && { end_date: recordTexts.toBeforeFrom }),
  }
}

/**
 * Whole years of work, counted once where jobs overlap; a job without an end goes on today, one without a beginning
 * counts none.
 */
export function yearsOfExperience(
  records: readonly { readonly start_date: string | null; readonly end_date: string | null }[],
  today: string,
): number {
  const spans = recordsIn(records)
    .map(({ start_date, end_date }) => [start_date, end_date && end_date < today ? end_date : today] as const)
    .filter((span): span is [string, string] => span.every(isApiDate) && span[0]! < span[1]!)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  let days = 0
  let until = ''
  for (const [from, to] of spans) {
    const begin = from > until ? from : until
    if (to <= begin) continue
    days += daysBetween(begin, to) ?? 0
    until = to
  }
  // The last day is worked too.
  return Math.floor((days + 1) / daysPerYear)
}

const daysPerYear = 365.25

/** What closing an editor of records says when there is none: at least one is required. */
export function closingMessage(kind: 'education' | 'experience', records: readonly object[]): Text | null {
  if (recordsIn(records).length > 0) return null
  return kind === 'education' ? recordTexts.noEducation : recordTexts.noExperience
}
