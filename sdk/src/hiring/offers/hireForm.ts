import { checkName, email, required } from '../../kit/checks.js'
import { formatFormDate, parseFormDate } from '../../kit/dates/dates.js'
import { optionalDate, strictDate } from '../../kit/dates/dateChecks.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import type { ApiError } from '../../kit/error.js'
import { centsToField, dollarsToCents } from '../../kit/money.js'
import { checkPhone, formatPhone, phoneDigits } from '../../kit/phone.js'
import type { Sayable } from '../../kit/text.js'
import type { ContactType, HireStep } from '../../vocabulary/hiring/catalogue.js'
import type { Job, WeeklyHours } from '../../vocabulary/jobs/entities.js'
import type { RelationshipId } from '../../vocabulary/families/relationships.js'
import type { HireKnown, HireTerms, Offer } from './calls.js'
import {
  longAtMost,
  placeErrors,
  placeFields,
  placeOf,
  placeServerNames,
  type PlaceFields,
} from './placeFields.js'
import { hireLimits } from './limits.js'
import { offerErrorTexts as wrong } from './offerTexts.js'
import { termErrors, type TermFacts, type TermField } from './terms.js'

/** What the steps of a hire hold: days MM/DD/YYYY, rates in dollars as they are typed; null where nothing is chosen. */
export interface HireForm extends PlaceFields {
  /** Zero for none of the family's jobs. */
  readonly job_id: number | null
  readonly care_for: number | null
  readonly recipient_name: string
  readonly recipient_desc: string
  readonly start_date: string
  readonly end_date: string
  readonly schedule_type: 1 | 2
  readonly schedule: WeeklyHours[]
  readonly hours_week: number | null
  readonly num_days: number | null
  readonly live_in: boolean
  readonly pay_unit: 'hour' | 'day'
  readonly hourly_rate: string
  readonly daily_rate: string
  readonly employer_name: string
  readonly phone: string
  readonly email: string
  readonly contact_types: ContactType[]
  readonly note: string
}
export type HireField = keyof HireForm

/** The fields that each step before the sending asks for. */
export const hireFields: Readonly<Partial<Record<HireStep, readonly HireField[]>>> = {
  'select-job': ['job_id'],
  'care-for': ['care_for', 'recipient_name', 'recipient_desc'],
  location: ['address', 'address2', 'place', 'as_typed', 'access_note'],
  'start-date': ['start_date', 'end_date'],
  schedule: ['schedule_type', 'schedule', 'hours_week', 'num_days', 'live_in'],
  wage: ['pay_unit', 'hourly_rate', 'daily_rate'],
  'contact-info': ['employer_name', 'phone', 'email', 'contact_types'],
  confirm: ['note'],
}

/** What the form is made with. */
interface HireFormOptions {
  /** The day in a state, `YYYY-MM-DD`: what is past is judged where the care is. */
  readonly todayIn: (state: string) => string
  readonly paidByPartner: boolean
  readonly hasJobs: boolean
  readonly submit: (terms: HireTerms) => Promise<void>
  readonly describe: (error: ApiError) => Sayable
  /** What else is wrong with the terms, as the minimum wage of the place says. */
  readonly check?: (terms: HireTerms) => Partial<Record<HireField, Sayable>>
}

/** The form of all the steps of a hire. */
export function createHireForm(options: HireFormOptions): Form<HireForm> {
  const { todayIn, paidByPartner, hasJobs, submit, describe } = options
  return createForm<HireForm>({
    fields: {
      job_id: { initial: hasJobs ? null : 0, checks: [required(wrong.job)] },
      care_for: { initial: null, checks: [required(wrong.careFor)] },
      recipient_name: {
        initial: '',
        checks: [required(wrong.recipientName), checkName, longAtMost(hireLimits.recipientName)],
      },
      recipient_desc: { initial: '', checks: [longAtMost(hireLimits.recipientDesc)] },
      ...placeFields,
      start_date: { initial: '', checks: [required(wrong.startDate), strictDate()] },
      end_date: { initial: '', checks: [optionalDate()] },
      schedule_type: { initial: 2 },
      schedule: { initial: [], activeWhen: isWeekly },
      hours_week: { initial: null, activeWhen: isFlexible },
      num_days: { initial: null, activeWhen: isFlexible },
      live_in: { initial: false },
      pay_unit: { initial: 'hour' },
      hourly_rate: { initial: '', activeWhen: ({ pay_unit }) => pay_unit === 'hour' && !paidByPartner },
      daily_rate: { initial: '', activeWhen: ({ pay_unit }) => pay_unit === 'day' && !paidByPartner },
      employer_name: { initial: '', checks: [required(wrong.employerName), checkName] },
      phone: { initial: '', checks: [checkPhone] },
      email: { initial: '', checks: [required(), email()] },
      contact_types: {
        initial: ['message'],
        checks: [(chosen) => (chosen.length === 0 ? wrong.contactTypes : null)],
      },
      note: { initial: '', checks: [longAtMost(hireLimits.message)] },
    },
    check(form) {
      const terms = termsOf(form)
      const today = todayIn(terms.state)
      return {
        ...placeErrors(form),
        ...fieldErrors(form, termErrors(terms, { today, paidByPartner })),
        ...options.check?.(terms),
      }
    },
    serverNames: placeServerNames,
    submit: (form) => submit(termsOf(form)),
    describe,
  })
}

const isWeekly = ({ schedule_type }: HireForm) => schedule_type === 2
const isFlexible = ({ schedule_type }: HireForm) => schedule_type === 1

/** The rules name the parts of the terms as the form does; where no rate is given, they cannot know which one is asked for. */
const fieldErrors = (
  { pay_unit }: HireForm,
  errors: Partial<Record<TermField, Sayable>>,
): Partial<Record<HireField, Sayable>> =>
  pay_unit === 'day' && errors.hourly_rate ? { ...errors, daily_rate: errors.hourly_rate } : errors

/** The terms that a form comes to; what is not filled in is empty. */
export function termsOf(form: HireForm): HireTerms {
  const facts = termFactsOf(form)
  return {
    ...facts,
    job_id: form.job_id || null,
    care_for: (form.care_for ?? 0) as RelationshipId,
    recipient_name: form.recipient_name.trim(),
    recipient_desc: form.recipient_desc.trim(),
    ...placeOf(form),
    live_in: form.live_in,
    employer_name: form.employer_name.trim(),
    phone: phoneDigits(form.phone) ?? '',
    email: form.email.trim(),
    contact_types: form.contact_types,
    note: form.note.trim(),
  }
}

function termFactsOf(form: HireForm): TermFacts {
  const isByDay = form.pay_unit === 'day'
  const isSet = form.schedule_type === 2
  return {
    start_date: parseFormDate(form.start_date) ?? '',
    end_date: parseFormDate(form.end_date),
    schedule_type: form.schedule_type,
    schedule: isSet ? form.schedule : [],
    hours_week: isSet ? null : form.hours_week,
    num_days: isSet ? null : form.num_days,
    hourly_rate: isByDay ? null : dollarsToCents(form.hourly_rate),
    daily_rate: isByDay ? dollarsToCents(form.daily_rate) : null,
  }
}

/** How a hire begins with what the server knows of the family. */
export function knownAnswers(known: HireKnown, desiredCents: number): Partial<HireForm> {
  const { city, state, zip_code, phone } = known
  return {
    care_for: known.care_for || null,
    recipient_name: known.recipient_name,
    recipient_desc: known.recipient_desc,
    address: known.address,
    address2: known.address2,
    place: city && state ? { city, state, zip_code } : null,
    employer_name: known.employer_name,
    phone: formatPhone(phone),
    email: known.email,
    hourly_rate: desiredCents > 0 ? centsToField(desiredCents) : '',
  }
}

/** What a job of the family answers of the steps. */
export function jobAnswers(job: Job, today: string): Partial<HireForm> {
  const { city, state, zip_code, start_date, end_date } = job
  return {
    job_id: job.id,
    care_for: job.care_for || null,
    ...(city && state && { place: { city, state, zip_code } }),
    ...(start_date >= today && { start_date: formatFormDate(start_date) }),
    end_date: end_date && end_date >= today ? formatFormDate(end_date) : '',
    schedule_type: job.schedule_type === 1 ? 1 : 2,
    schedule: job.schedule,
    hours_week: job.hours_week || null,
    num_days: job.num_days,
    live_in: job.housing === 0,
  }
}

/** The answers that an offer was made of, to be changed and sent again. */
export function offerAnswers({ terms }: Offer): Partial<HireForm> {
  const { city, state, zip_code } = terms
  return {
    job_id: terms.job_id ?? 0,
    care_for: terms.care_for,
    recipient_name: terms.recipient_name,
    recipient_desc: terms.recipient_desc,
    address: terms.address ?? '',
    address2: terms.address2 ?? '',
    place: { city, state, zip_code: zip_code ?? '' },
    as_typed: true,
    access_note: terms.access_note ?? '',
    start_date: formatFormDate(terms.start_date),
    end_date: terms.end_date ? formatFormDate(terms.end_date) : '',
    schedule_type: terms.schedule_type === 1 ? 1 : 2,
    schedule: [...terms.schedule],
    hours_week: terms.hours_week,
    num_days: terms.num_days,
    live_in: terms.live_in,
    pay_unit: terms.daily_rate === null ? 'hour' : 'day',
    hourly_rate: terms.hourly_rate === null ? '' : centsToField(terms.hourly_rate),
    daily_rate: terms.daily_rate === null ? '' : centsToField(terms.daily_rate),
    employer_name: terms.employer_name ?? '',
    phone: formatPhone(terms.phone ?? ''),
    email: terms.email ?? '',
    contact_types: terms.contact_types as ContactType[],
    note: terms.note,
  }
}
