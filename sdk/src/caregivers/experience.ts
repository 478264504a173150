import { isApiDate } from '../kit/dates.js'
import { isRecord, recordsIn, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { hasListedId, type ChosenOrg } from './organizations.js'
import { recordTexts } from './recordTexts.js'

/** What the experience editor holds; days as calls have them, empty while open. */
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

/** Whether the end may be entered: not while 'Still working here' is checked (D2 §5). */
export function isEndDisabled(form: Pick<ExperienceForm, 'still_working'>): boolean {
  return form?.still_working === true
}

/** What keeps an experience record from being saved, by field; empty when it may be (D2 §5). */
export function experienceErrors(form: ExperienceForm): {
  business?: Text
  position?: Text
  start_date?: Text
  end_date?: Text
} {
  const { business, position, start_date, end_date, still_working } = isRecord(form)
    ? (form as unknown as ExperienceForm)
    : emptyExperience
  const ends = !still_working && isApiDate(end_date)
  return {
    ...(textOf(business?.name) === '' && { business: recordTexts.employerRequired }),
    ...(textOf(position) === '' && { position: recordTexts.positionRequired }),
    ...(!isApiDate(start_date) && { start_date: recordTexts.fromRequired }),
    ...(ends && isApiDate(start_date) && end_date < start_date && { end_date: recordTexts.toBeforeFrom }),
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
    start_date: form.start_date,
    end_date: !isEndDisabled(form) && isApiDate(form.end_date) ? form.end_date : null,
  }
}

/** What closing an editor of records says when there is none: at least one is required (D2 §5). */
export function closingMessage(kind: 'education' | 'experience', records: readonly object[]): Text | null {
  if (recordsIn(records).length > 0) return null
  return kind === 'education' ? recordTexts.noEducation : recordTexts.noExperience
}
