import { effect, signal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createMergingForm, type MergingForm } from '../kit/forms/conflict.js'
import { createForm, type Form, type FormRules } from '../kit/forms/form.js'
import { settle } from '../kit/state/resource.js'
import { createSerial } from '../kit/state/serial.js'
import { versionFor } from '../kit/state/recordVersion.js'
import type { Job } from '../vocabulary/jobs/entities.js'
import { addJob } from './calls.js'
import { jobRecord, updateJob } from './jobCalls.js'
import { jobFieldNames, jobOf, createOnboardingRules, scheduledHours, type JobFields } from './onboarding.js'
import { onboardingErrorTexts } from './onboardingTexts.js'
import { getOnboardingDraft, updateOnboardingDraft } from './signupCalls.js'

/** The version under which a second job is put aside while it is written. */
export const addJobDraftVersion = 'add-job'

function fieldsOf(today: string, kept: string): FormRules<JobFields> {
  const rules = createOnboardingRules(today, signal(true), kept)
  return Object.fromEntries(
    jobFieldNames.map((name) => [name, rules[name]]),
  ) as unknown as FormRules<JobFields>
}

/** The last day of care is not before its first. */
const endsInTime = ({ start_date, care_duration_end }: JobFields) => {
  const [first, last] = [parseFormDate(start_date), parseFormDate(care_duration_end)]
  return first && last && last < first ? { care_duration_end: onboardingErrorTexts.endBeforeStart } : {}
}

const serverNames = {
  place: 'city',
  schedule: 'specific_schedule',
  end_date: 'care_duration_end',
} as const

/** Hours follow the days that are chosen, until somebody enters others: an empty field takes them too. */
function countHours(form: Form<JobFields>): void {
  let counted: number | null = null
  effect(() => {
    const { schedule_type, specific_schedule } = form.data.value
    const hours = schedule_type === 2 ? scheduledHours(specific_schedule) : 0
    const entered = form.fields.hours_week.value.peek()
    if (hours === 0 || !form.fields.specific_schedule.dirty.peek()) return
    if (entered !== null && entered !== counted) return
    counted = hours
    form.fill({ hours_week: hours })
  })
}

/** The form of a job that is posted besides others. */
export interface NewJobForm extends Form<JobFields> {
  /** Takes up what was put aside of it. */
  resume(): Promise<void>
  /**
   * Puts aside on the server what is written so far: it is of health. One after the other, and nothing after the job is posted. A
   * failure is tried again at the next time.
   */
  putAside(): Promise<void>
}

/** Posts another job of a family; `like` is what is known of it: who needs care, and where. */
export function createNewJobForm(
  care: Client,
  today: string,
  like: Partial<JobFields>,
  done: (job: Job) => void,
): NewJobForm {
  const inTurn = createSerial()
  let isPosted = false
  const form = createForm<JobFields>({
    fields: fieldsOf(today, ''),
    check: endsInTime,
    serverNames,
    // What is put aside after it would stay behind.
    submit: (data) =>
      inTurn(async () => {
        const job = await care.call(addJob, { query: { complete: 1 }, body: jobOf(data) })
        isPosted = true
        done(job)
      }),
    describe: describeFailure,
  })
  form.fill(like)
  countHours(form)
  let kept = form.data.peek()
  return {
    ...form,
    async resume() {
      const outcome = await settle(() => care.call(getOnboardingDraft))
      if ('error' in outcome || outcome.value?.version !== addJobDraftVersion) return
      for (const name of jobFieldNames) {
        const { [name]: value } = outcome.value.data
        const field = form.fields[name] as { dirty: { peek(): boolean }; value: { peek(): unknown } }
        const fits = Array.isArray(value) === Array.isArray(field.value.peek()) && value !== undefined
        if (fits && !field.dirty.peek()) form.fill({ [name]: value } as Partial<JobFields>)
      }
      // What was written before it came is not on the server yet.
      if (!form.dirty.peek()) kept = form.data.peek()
    },
    putAside: () =>
      inTurn(async () => {
        const data = form.data.peek()
        if (isPosted || data === kept || form.busy.peek()) return
        const body = { version: addJobDraftVersion, step: 'needs', data: { ...data } }
        const outcome = await settle(() => care.call(updateOnboardingDraft, { body }, { keepalive: true }))
        if (!('error' in outcome)) kept = data
      }),
  }
}

const formDate = (day: string | null) => (day ? formatFormDate(day) : '')

/** A job as its form shows it. */
function jobFieldsOf(job: Job): JobFields {
  return {
    care_for: job.care_for || null,
    city: job.city,
    state: job.state,
    zip_code: job.zip_code,
    assistance: job.assistance,
    conditions: job.conditions,
    start_date: formDate(job.start_date),
    schedule_type: job.schedule_type === 1 ? 1 : 2,
    specific_schedule: job.schedule,
    num_days: job.num_days,
    hours_week: job.hours_week || null,
    time_of_day: job.time_of_day,
    care_duration_start: '',
    care_duration_end: formDate(job.end_date),
    housing: job.housing as JobFields['housing'],
    preferred_gender: job.preferred_gender as JobFields['preferred_gender'],
    preferred_languages: job.preferred_languages,
    title: job.title,
    description: job.description,
    may_be_indexed: job.may_be_indexed,
  }
}

/**
 * Changes a job of a family; with `opens` it is posted or opened again by the same press, and its first day is today or
 * later. The pay stays as it is.
 */
export function createJobForm(
  care: Client,
  today: string,
  job: Job,
  opens: boolean,
  done: (job: Job) => void,
): MergingForm<JobFields> {
  return createMergingForm<Job, JobFields>({
    kind: jobRecord,
    record: job,
    valuesOf: jobFieldsOf,
    together: [
      ['city', 'state', 'zip_code'],
      ['schedule_type', 'specific_schedule', 'num_days', 'time_of_day'],
    ],
    form(last, saw) {
      const form = createForm<JobFields>({
        fields: fieldsOf(today, opens ? '' : formDate(job.start_date)),
        check: endsInTime,
        serverNames,
        async submit(data) {
          const change = { ...jobOf(data), ...(opens ? ({ status: 'open' } as const) : {}) }
          const version = versionFor(jobRecord, last() ?? job, change)
          const changed = await care.call(updateJob, { id: job.id, query: {}, body: { ...change, version } })
          saw(changed)
          done(changed)
        },
        describe: describeFailure,
      })
      form.fill(jobFieldsOf(job))
      countHours(form)
      return form
    },
  })
}
