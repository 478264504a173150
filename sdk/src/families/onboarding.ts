import { signal, type ReadonlySignal } from '@preact/signals-core'
import { checkNewPassword } from '../account/password.js'
import { atLeastOne, checkName, email, max, required, whenFilled } from '../kit/checks.js'
import { optionalDate, strictDate } from '../kit/dates/dateChecks.js'
import { parseFormDate } from '../kit/dates/dates.js'
import { createForm, type FieldCheck, type Form, type FormRules } from '../kit/forms/form.js'
import type { Sayable } from '../kit/text.js'
import type { ApiError } from '../kit/error.js'
import { checkPhone, phoneDigits } from '../kit/phone.js'
import type { JobDraft, WeeklyHours } from '../vocabulary/jobs/entities.js'
import { assistance } from '../vocabulary/caregivers/catalogue.js'
import type { FamilySignupStep } from '../vocabulary/families/catalogue.js'
import { onboardingDefaults } from '../vocabulary/families/constants.js'
import type { FamilySignup } from '../vocabulary/families/entities.js'
import { onboardingErrorTexts as wrong } from './onboardingTexts.js'

/** The fields of the family sign-up. Dates as typed, MM/DD/YYYY; null where nothing is chosen. */
export interface Onboarding {
  care_for: number | null
  city: string
  state: string
  zip_code: string
  assistance: number[]
  conditions: number[]
  start_date: string
  schedule_type: 1 | 2
  specific_schedule: WeeklyHours[]
  num_days: number | null
  hours_week: number | null
  time_of_day: string[]
  care_duration_start: string
  care_duration_end: string
  housing: 0 | 1 | 2
  preferred_gender: 0 | 1 | 2
  preferred_languages: number[]
  title: string
  description: string
  care_recipient_desc: string
  dob: string
  gender: 'female' | 'male' | null
  payment_option: string | null
  payment_option_other: string
  member_id: string
  invite_code: string
  first_name: string
  last_name: string
  email: string
  phone: string
  password: string
  preferred_contact_method: string | null
  call_availability: string[]
  referer: string
  may_be_indexed: boolean
  terms: boolean
}
export type OnboardingField = keyof Onboarding

/** The fields of which a job is made, in the order in which they are asked. */
export const jobFieldNames = [
  'care_for',
  'city',
  'state',
  'zip_code',
  'assistance',
  'conditions',
  'start_date',
  'schedule_type',
  'specific_schedule',
  'num_days',
  'hours_week',
  'time_of_day',
  'care_duration_start',
  'care_duration_end',
  'housing',
  'preferred_gender',
  'preferred_languages',
  'title',
  'description',
  'may_be_indexed',
] as const satisfies readonly OnboardingField[]
/** A job as its forms hold it. */
export type JobFields = Pick<Onboarding, (typeof jobFieldNames)[number]>

/** The fields that each step asks for; `review` and `success` ask for none of their own. */
export const onboardingSteps: Readonly<Record<FamilySignupStep, readonly OnboardingField[]>> = {
  needs: ['care_for', 'city', 'state', 'zip_code', 'assistance', 'conditions'],
  schedule: [
    'start_date',
    'schedule_type',
    'specific_schedule',
    'num_days',
    'hours_week',
    'time_of_day',
    'care_duration_start',
    'care_duration_end',
    'housing',
  ],
  caregiver: ['preferred_gender', 'preferred_languages', 'title', 'description'],
  patient: [
    'care_recipient_desc',
    'dob',
    'gender',
    'payment_option',
    'payment_option_other',
    'member_id',
    'invite_code',
  ],
  review: [],
  submit: [
    'first_name',
    'last_name',
    'email',
    'phone',
    'password',
    'preferred_contact_method',
    'call_availability',
    'referer',
    'may_be_indexed',
    'terms',
  ],
  success: [],
}

const longTextMax = 2000
const titleMax = 120

type Rule<K extends OnboardingField> = FieldCheck<Onboarding[K], Onboarding>

/**
 * The fields of the sign-up with their rules. A first day that stands already, `kept`, may be past; any other is today or
 * later.
 */
export function createOnboardingRules(
  today: string,
  hasAccount: ReadonlySignal<boolean>,
  kept = '',
): FormRules<Onboarding> {
  const account = { activeWhen: () => !hasAccount.value }
  const notBeforeToday: Rule<'start_date'> = (typed) =>
    typed !== kept && (parseFormDate(typed) ?? today) < today ? wrong.startInPast : null
  const notInFuture: Rule<'dob'> = (typed) =>
    (parseFormDate(typed) ?? today) > today ? wrong.bornLater : null
  const afterStart: Rule<'care_duration_end'> = (typed, { care_duration_start }) => {
    const [first, last] = [parseFormDate(care_duration_start), parseFormDate(typed)]
    return first && last && last < first ? wrong.endBeforeStart : null
  }
  const weekly = (data: Onboarding) => data.schedule_type === 2
  const flexible = (data: Onboarding) => data.schedule_type === 1
  const between =
    (
      low: number,
      high: number,
      text: typeof wrong.hours | typeof wrong.days,
    ): FieldCheck<number | null, Onboarding> =>
    (value) =>
      value !== null && value >= low && value <= high ? null : text

  return {
    care_for: { initial: null, checks: [required(wrong.careFor)] },
    city: { initial: '', checks: [required(wrong.place)] },
    state: { initial: '' },
    zip_code: { initial: '' },
    assistance: { initial: [], checks: [atLeastOne(wrong.assistance)] },
    conditions: { initial: [] },
    start_date: { initial: '', checks: [required(), strictDate(), notBeforeToday] },
    schedule_type: { initial: onboardingDefaults.schedule_type },
    specific_schedule: { initial: [], checks: [required(wrong.weekdays)], activeWhen: weekly },
    num_days: { initial: null, checks: [between(1, 7, wrong.days)], activeWhen: flexible },
    hours_week: { initial: null, checks: [between(1, 168, wrong.hours)] },
    time_of_day: { initial: [], activeWhen: flexible },
    care_duration_start: { initial: '', checks: [optionalDate()] },
    care_duration_end: { initial: '', checks: [optionalDate(), afterStart] },
    housing: { initial: 2 },
    preferred_gender: { initial: onboardingDefaults.preferred_gender },
    preferred_languages: { initial: [] },
    title: { initial: '', checks: [required(wrong.title), max(titleMax, wrong.titleLong)] },
    description: { initial: '', checks: [max(longTextMax, wrong.longText)] },
    care_recipient_desc: { initial: '', checks: [max(longTextMax, wrong.longText)] },
    dob: { initial: '', checks: [optionalDate(), notInFuture] },
    gender: { initial: null },
    payment_option: { initial: null },
    payment_option_other: {
      initial: '',
      checks: [required(wrong.paymentOther)],
      activeWhen: (data) => data.payment_option === 'other',
    },
    member_id: {
      initial: '',
      checks: [required(wrong.memberId)],
      activeWhen: (data) => data.payment_option === 'benefit',
    },
    invite_code: { initial: '' },
    first_name: { initial: '', checks: [checkName], ...account },
    last_name: { initial: '', checks: [checkName], ...account },
    email: { initial: '', checks: [required(), email()], ...account },
    phone: { initial: '', checks: [checkPhone], ...account },
    password: { initial: '', checks: [checkNewPassword], ...account },
    preferred_contact_method: { initial: null, ...account },
    call_availability: { initial: [], ...account },
    referer: { initial: '', checks: [whenFilled(max(titleMax, wrong.titleLong))], ...account },
    // A consent of its own: never given beforehand, and not needed to post.
    may_be_indexed: { initial: false },
    terms: { initial: false, checks: [(agreed) => (agreed ? null : wrong.terms)], ...account },
  }
}

/** The sign-up form of a family, with its steps and its draft. */
export interface OnboardingForm extends Form<Onboarding> {
  /** Whether the member-ID input shows: when a partner's benefit pays. */
  readonly memberIdVisible: ReadonlySignal<boolean>
  /** Suggests weekly hours; does nothing once a person has changed them. */
  suggestWeeklyHours(hours: number | null): void
  /** The first step, in order, with something missing or wrong; null when all of them are complete. */
  firstIncompleteStep(): FamilySignupStep | null
  /** What is put aside to finish later: never the password. */
  draft(): Partial<Onboarding>
  /** Takes up what was put aside, but for fields edited since; what does not fit a field is left out. */
  resume(draft: Readonly<Record<string, unknown>>): void
}

/** The sign-up form of a family. `today` is the day at the person's place, `YYYY-MM-DD`. */
export function createOnboardingForm(options: {
  today: string
  submit: (data: Onboarding) => Promise<void>
  /** Whoever is signed in is not asked for an account again. */
  hasAccount?: ReadonlySignal<boolean>
  describe?: (error: ApiError) => Sayable
}): OnboardingForm {
  const { today, submit, describe, hasAccount = signal(false) } = options
  const fields = createOnboardingRules(today, hasAccount)
  const form = createForm<Onboarding>({ fields, submit, describe, serverNames: { place: 'city' } })
  const memberIdVisible = form.fields.member_id.active
  const steps = Object.keys(onboardingSteps) as FamilySignupStep[]

  return {
    ...form,
    memberIdVisible,
    suggestWeeklyHours(hours) {
      if (!form.fields.hours_week.dirty.peek()) form.fill({ hours_week: hours })
    },
    firstIncompleteStep() {
      const wrongIn = (name: OnboardingField) => form.fields[name].error.peek() !== null
      return steps.find((step) => onboardingSteps[step].some(wrongIn)) ?? null
    },
    draft() {
      const { password: _never, ...rest } = form.data.peek()
      return rest
    },
    resume(draft) {
      // What was typed while the draft was on its way is newer than the draft.
      const untouched = Object.entries(fitting(draft, fields)).filter(
        ([name]) => !form.fields[name as OnboardingField].dirty.peek(),
      )
      form.fill(Object.fromEntries(untouched))
    },
  }
}

/** The values of a draft whose kind is the kind of their field, so that an old draft cannot break the form. */
function fitting(
  draft: Readonly<Record<string, unknown>>,
  fields: FormRules<Onboarding>,
): Partial<Onboarding> {
  const fits = Object.entries(draft).filter(([name, value]) => {
    if (name === 'password' || !Object.hasOwn(fields, name)) return false
    const { initial } = fields[name as OnboardingField]
    return initial === null || value === null
      ? !Array.isArray(value)
      : Array.isArray(initial) === Array.isArray(value) && typeof initial === typeof value
  })
  return Object.fromEntries(fits)
}

/** Hours a week that a set weekly schedule comes to; an end at or before the start is the next morning. */
export function scheduledHours(schedule: readonly WeeklyHours[]): number {
  if (!Array.isArray(schedule)) return 0
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const total = schedule.reduce((sum, day) => {
    const span = minutes(day.end_time) - minutes(day.start_time)
    return sum + (span > 0 ? span : span + 24 * 60)
  }, 0)
  return Math.round(total / 6) / 10
}

/** Hours a week that the chosen kinds of help usually take, on so many days (default hours). */
export function usualWeeklyHours(chosen: readonly number[], days: number): number | null {
  if (!Array.isArray(chosen)) return null
  const daily = chosen.reduce((sum, id) => sum + (assistance.find(id)?.defaultHours ?? 0), 0)
  return daily === 0 ? null : Math.min(168, Math.round(daily * days * 2) / 2)
}

/** The account that a completed sign-up asks for. */
export function signupOf(
  data: Onboarding,
  language: 'en' | 'es',
  partnerCode: string | null = null,
): FamilySignup {
  return {
    first_name: data.first_name.trim(),
    last_name: data.last_name.trim(),
    email: data.email.trim(),
    password: data.password,
    phone: phoneDigits(data.phone) ?? '',
    preferred_contact_method: data.preferred_contact_method,
    call_availability: data.call_availability,
    referer: data.referer.trim() || null,
    invite_code: data.invite_code.trim() || null,
    member_id: data.member_id.trim() || null,
    payment_option: data.payment_option,
    payment_option_other: data.payment_option_other.trim() || null,
    partner_code: partnerCode,
    care_for: data.care_for ?? 0,
    city: data.city,
    state: data.state,
    zip_code: data.zip_code,
    dob: parseFormDate(data.dob),
    gender: data.gender,
    terms: data.terms,
    language,
  }
}

/** The job that a completed form posts. */
export function jobOf(data: JobFields & Partial<Pick<Onboarding, 'care_recipient_desc'>>): JobDraft {
  return {
    title: data.title.trim(),
    description: data.description.trim(),
    care_for: data.care_for ?? 0,
    ...(data.care_recipient_desc !== undefined && { care_recipient_desc: data.care_recipient_desc.trim() }),
    conditions: data.conditions,
    assistance: data.assistance,
    schedule_type: data.schedule_type,
    schedule: data.schedule_type === 2 ? data.specific_schedule : [],
    hours_week: data.hours_week,
    num_days: data.schedule_type === 2 ? data.specific_schedule.length : data.num_days,
    time_of_day: data.time_of_day,
    housing: data.housing,
    preferred_gender: data.preferred_gender,
    preferred_languages: data.preferred_languages,
    start_date: parseFormDate(data.start_date) ?? '',
    end_date: parseFormDate(data.care_duration_end),
    may_be_indexed: data.may_be_indexed,
    city: data.city,
    state: data.state,
    zip_code: data.zip_code,
  }
}
