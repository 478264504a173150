import type { PageHref } from '@homecare/sdk/addresses'
import { dayWords } from '../kit/dayWords'
import { housing, providerTypes } from '@homecare/sdk/caregivers'
import { helpKinds, jobHref, type JobDetail, type JobSummary } from '@homecare/sdk/jobs'
import { excerpt, say as sayText, timeOfDayWords, weekdayName, type Text } from '@homecare/sdk/kit'
import { dashboardTexts, jobPageTexts, jobSearchTexts, jobTexts, shiftFilterTexts } from '@homecare/sdk/texts'
import { both, counted, told } from '../kit/words'
import { namesOf } from '../kit/namesOf'
import { wageWords } from './wageWords'

/** A job as a list shows it: every word in both languages. */
export interface JobCardView {
  readonly id: number
  readonly href: PageHref
  readonly title: Text
  readonly place: string
  readonly facts: readonly Text[]
  readonly about: string
  readonly applied: boolean
  /** Why it fits the reader, and where in part. */
  readonly why: NonNullable<JobSummary['why']>
}

/** How much of a description a list shows. */
const aboutShown = 200

export function jobCardView(job: JobSummary): JobCardView {
  return {
    id: job.id,
    href: jobHref(job),
    title: titleOf(job),
    place: `${job.city}, ${job.state}`,
    facts: [
      ...(job.distance === null ? [] : [counted(jobSearchTexts.milesAway, job.distance)]),
      ...(wageWords(job) ? [wageWords(job)!] : []),
      ...(hoursWords(job) ? [hoursWords(job)!] : []),
      ...(job.start_date ? [told(shiftFilterTexts.from, { day: dayWords(job.start_date, 'shortDay') })] : []),
    ],
    about: excerpt(job.description ?? '', aboutShown),
    applied: job.has_applied,
    why: (!job.has_applied && job.why) || [],
  }
}

/** What a job is called: as its family did, or for whoever may not read that, by its kind of help. */
export function titleOf({ title, help }: Pick<JobSummary, 'title' | 'help'>): Text {
  return title === null ? helpWords(help) : [title, title]
}

/** The kind of help in general words. */
export function helpWords(help: JobSummary['help']): Text {
  const kinds = namesOf(help, helpKinds)
  return kinds.length === 0
    ? jobTexts.plainTitle
    : both((locale) => kinds.map((kind) => sayText(locale, kind)).join(', '))
}

function hoursWords({ hours_week }: Pick<JobSummary, 'hours_week'>): Text | null {
  return hours_week ? counted(dashboardTexts.hoursAWeek, hours_week) : null
}

/** The facts of a job, each with its name: what a caregiver weighs first. */
export function jobFacts(job: JobDetail): { readonly name: Text; readonly value: Text }[] {
  const kind = providerTypes.find(job.provider_type)?.label
  const home = housing.find(job.housing)?.label
  const hours = hoursWords(job)
  return [
    { name: jobPageTexts.pay, value: wageWords(job) ?? jobPageTexts.payOpen },
    ...(hours ? [{ name: jobPageTexts.hours, value: hours }] : []),
    ...(job.start_date ? [{ name: jobPageTexts.start, value: dayWords(job.start_date, 'day') }] : []),
    ...(job.end_date ? [{ name: jobPageTexts.end, value: dayWords(job.end_date, 'day') }] : []),
    ...(home ? [{ name: jobPageTexts.housing, value: home }] : []),
    ...(kind ? [{ name: jobPageTexts.kind, value: kind }] : []),
  ]
}

/** The week of a job, by day; empty where the hours are agreed with the family. */
export function weekWords({
  schedule,
}: Pick<JobDetail, 'schedule'>): { readonly day: Text; readonly times: Text }[] {
  return schedule
    .toSorted((one, other) => one.day_of_week - other.day_of_week)
    .map(({ day_of_week, start_time, end_time }) => ({
      day: both((locale) => weekdayName(locale, day_of_week)),
      times: both((locale) => `${timeOfDayWords(start_time, locale)} – ${timeOfDayWords(end_time, locale)}`),
    }))
}
